import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_info\` ADD \`news_page\` text;`)
  await db.run(sql`ALTER TABLE \`_site_info_v\` ADD \`version_news_page\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_info\` DROP COLUMN \`news_page\`;`)
  await db.run(sql`ALTER TABLE \`_site_info_v\` DROP COLUMN \`version_news_page\`;`)
}
