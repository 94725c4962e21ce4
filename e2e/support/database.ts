import { createClient } from '@libsql/client';

import { backendEnv } from './stack';

/** Changes the running backend’s records behind its back, as time would: makes them older, or has them come due. */
export async function changeRecords(sql: string, args: (string | number)[]): Promise<void> {
  const client = createClient({ url: backendEnv.DATABASE_URL ?? '' });
  await client.execute('PRAGMA busy_timeout = 5000');
  const { rowsAffected } = await client.execute({ sql, args });
  client.close();
  if (rowsAffected === 0) throw new Error(`nothing was changed: ${sql}`);
}
