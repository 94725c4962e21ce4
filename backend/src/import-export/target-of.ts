import { fileURLToPath } from 'node:url';
import type { Env } from '../env';

function databaseName({ dialect, url }: Env['database']): string {
  if (dialect === 'sqlite') return fileURLToPath(url);
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

/** The database and the place of files that an import writes to, without names of accounts and passwords. */
export const targetOf = ({ database, mediaDir, s3 }: Pick<Env, 'database' | 'mediaDir' | 's3'>): string =>
  `${databaseName(database)}, files in ${s3 ? `the bucket ${s3.bucket}` : mediaDir}`;
