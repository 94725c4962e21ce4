import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Translations are read by the row they belong to. The index that the database layer makes for them begins with the
 * language, so without these every row that is read looks through the translations of all rows.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "pages_locales_parent_id_idx" ON "pages_locales" USING btree ("_parent_id");
   CREATE INDEX "_pages_v_locales_parent_id_idx" ON "_pages_v_locales" USING btree ("_parent_id");
   CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
   CREATE INDEX "pages_categories_value_idx" ON "pages_categories" USING btree ("value");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_locales_parent_id_idx";
   DROP INDEX "_pages_v_locales_parent_id_idx";
   DROP INDEX "media_locales_parent_id_idx";
   DROP INDEX "pages_categories_value_idx";`)
}
