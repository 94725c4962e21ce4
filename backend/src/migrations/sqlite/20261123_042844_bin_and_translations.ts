import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bin\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`kind\` text,
  	\`link\` text,
  	\`deleted_by\` text,
  	\`uuid\` text,
  	\`section_id\` text,
  	\`content\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`bin_kind_idx\` ON \`bin\` (\`kind\`);`);
  await db.run(sql`CREATE INDEX \`bin_link_idx\` ON \`bin\` (\`link\`);`);
  await db.run(sql`CREATE INDEX \`bin_uuid_idx\` ON \`bin\` (\`uuid\`);`);
  await db.run(sql`CREATE INDEX \`bin_updated_at_idx\` ON \`bin\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`bin_created_at_idx\` ON \`bin\` (\`created_at\`);`);
  await db.run(sql`ALTER TABLE \`pages\` ADD \`outdated_translations\` text;`);
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_outdated_translations\` text;`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`bin\`;`);
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`outdated_translations\`;`);
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_outdated_translations\`;`);
}
