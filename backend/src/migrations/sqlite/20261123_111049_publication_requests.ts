import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`publication_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`page_key\` text,
  	\`link\` text,
  	\`state\` text,
  	\`requested_by\` text,
  	\`note\` text,
  	\`answered_by\` text,
  	\`answered_at\` text,
  	\`answer\` text,
  	\`uuid\` text,
  	\`revision\` text,
  	\`account\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`publication_requests_state_idx\` ON \`publication_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`publication_requests_uuid_idx\` ON \`publication_requests\` (\`uuid\`);`)
  await db.run(sql`CREATE INDEX \`publication_requests_updated_at_idx\` ON \`publication_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publication_requests_created_at_idx\` ON \`publication_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`editor_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`to\` text,
  	\`key\` text,
  	\`subject\` text,
  	\`intro\` text,
  	\`quote\` text,
  	\`link\` text,
  	\`delivery\` text DEFAULT 'queued',
  	\`attempts\` numeric DEFAULT 0,
  	\`sent_at\` text,
  	\`next_attempt_at\` text,
  	\`last_error\` text,
  	\`lease_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`editor_mails_to_idx\` ON \`editor_mails\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`editor_mails_delivery_idx\` ON \`editor_mails\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`editor_mails_next_attempt_at_idx\` ON \`editor_mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`editor_mails_updated_at_idx\` ON \`editor_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`editor_mails_created_at_idx\` ON \`editor_mails\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`publication_requests\`;`)
  await db.run(sql`DROP TABLE \`editor_mails\`;`)
}
