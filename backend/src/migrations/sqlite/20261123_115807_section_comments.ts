import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`section_comments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`uuid\` text,
  	\`section_id\` text,
  	\`thread\` numeric,
  	\`text\` text,
  	\`author\` text,
  	\`account\` text,
  	\`resolved_by\` text,
  	\`resolved_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`section_comments_uuid_idx\` ON \`section_comments\` (\`uuid\`);`)
  await db.run(sql`CREATE INDEX \`section_comments_thread_idx\` ON \`section_comments\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`section_comments_updated_at_idx\` ON \`section_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`section_comments_created_at_idx\` ON \`section_comments\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`section_comments\`;`)
}
