import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bin_kind" AS ENUM('page', 'section');
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'restore' BEFORE 'import';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'purge' BEFORE 'import';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'ConfirmTranslation' BEFORE 'EditMedia';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'LinksToPage' BEFORE 'EditMedia';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'DeletePage' BEFORE 'EditMedia';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'Bin' BEFORE 'EditMedia';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'RestoreDeleted' BEFORE 'EditMedia';
  CREATE TABLE "bin" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_bin_kind",
  	"link" varchar,
  	"deleted_by" varchar,
  	"uuid" varchar,
  	"section_id" varchar,
  	"content" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "outdated_translations" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_outdated_translations" jsonb;
  CREATE INDEX "bin_kind_idx" ON "bin" USING btree ("kind");
  CREATE INDEX "bin_link_idx" ON "bin" USING btree ("link");
  CREATE INDEX "bin_uuid_idx" ON "bin" USING btree ("uuid");
  CREATE INDEX "bin_updated_at_idx" ON "bin" USING btree ("updated_at");
  CREATE INDEX "bin_created_at_idx" ON "bin" USING btree ("created_at");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "bin" CASCADE;
  ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_action";
  CREATE TYPE "public"."enum_audit_trail_action" AS ENUM('create', 'update', 'saveDraft', 'publish', 'unpublish', 'delete', 'import', 'schedule', 'unschedule', 'scheduledPublish', 'scheduledUnpublish', 'EditHandOver', 'ExchangeHandOver', 'EditPage', 'SaveSection', 'ChangeSections', 'SavePage', 'CreatePage', 'PublishPage', 'UnpublishPage', 'SchedulePage', 'UnschedulePage', 'CheckPage', 'PageVersions', 'PageVersion', 'RestoreVersion', 'PreviewLink', 'PreviewPage', 'EditMedia', 'EditPages', 'EditHeartbeat');
  ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_trail_action" USING "action"::"public"."enum_audit_trail_action";
  ALTER TABLE "pages" DROP COLUMN "outdated_translations";
  ALTER TABLE "_pages_v" DROP COLUMN "version_outdated_translations";
  DROP TYPE "public"."enum_bin_kind";`);
}
