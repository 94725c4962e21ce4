/**
 * Ends with 0 if nobody else has a SQLite database open, whose write-ahead log is part of it then, and with 3 if
 * somebody has. A process of its own, because the driver keeps a file open until its process ends.
 */
import { createClient } from '@libsql/client';

const client = createClient({ url: `file:${process.argv[2]}` });
try {
  // Needs the database for itself.
  await client.executeMultiple('PRAGMA busy_timeout = 500; PRAGMA journal_mode = DELETE; PRAGMA journal_mode = WAL;');
} catch (error) {
  // The database may be damaged: that may be the reason for the restore.
  if (/locked|busy/i.test(String(error))) process.exitCode = 3;
}
