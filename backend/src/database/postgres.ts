import { postgresAdapter } from '@payloadcms/db-postgres';
import { migrations } from '../migrations/postgres';

export function postgres(connectionString: string, migrationDir: string) {
  return postgresAdapter({
    pool: { connectionString },
    blocksAsJSON: true,
    push: false,
    migrationDir,
    prodMigrations: migrations,
  });
}
