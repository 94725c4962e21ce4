import { EnvError } from '../env';

/** A connection of node-postgres that is not opened yet. */
interface Client {
  connect: () => Promise<unknown>;
  end: () => Promise<unknown>;
}

/**
 * What to do, by the code of PostgreSQL's error. Payload would make a missing database, with whatever order of letters.
 */
const remedies: Readonly<Record<string, string>> = {
  '3D000': 'make an empty one (docs/operations.md#move-to-postgresql), or correct the name',
  '28P01': 'correct the password',
  '28000': 'correct the user, or allow it in pg_hba.conf',
  '53300': 'raise max_connections, or end other programs',
};

const unreachable = 'is it running, and is the address right?';

/** The address without user and password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the address';
  const { hostname, port } = new URL(url);
  return port ? `${hostname}:${port}` : hostname;
}

/**
 * Opens a connection to PostgreSQL and closes it, so that an operator reads in one line why there is none.
 *
 * @param url `DATABASE_URL`
 * @throws EnvError with one line
 */
export async function requireDatabase(client: Client, url: string): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    const reason = message || code;
    throw new EnvError(`DATABASE_URL: PostgreSQL at ${placeOf(url)}: ${reason}; ${remedies[code] ?? unreachable}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
