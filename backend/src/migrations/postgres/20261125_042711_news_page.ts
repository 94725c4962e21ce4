import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_info" ADD COLUMN "news_page" varchar;
  ALTER TABLE "_site_info_v" ADD COLUMN "version_news_page" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_info" DROP COLUMN "news_page";
  ALTER TABLE "_site_info_v" DROP COLUMN "version_news_page";`)
}
