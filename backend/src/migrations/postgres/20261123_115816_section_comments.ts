import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'Comments' BEFORE 'LinksToPage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'WriteComment' BEFORE 'LinksToPage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'ResolveComment' BEFORE 'LinksToPage';
  CREATE TABLE "section_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"uuid" varchar,
  	"section_id" varchar,
  	"thread" numeric,
  	"text" varchar,
  	"author" varchar,
  	"account" varchar,
  	"resolved_by" varchar,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "section_comments_uuid_idx" ON "section_comments" USING btree ("uuid");
  CREATE INDEX "section_comments_thread_idx" ON "section_comments" USING btree ("thread");
  CREATE INDEX "section_comments_updated_at_idx" ON "section_comments" USING btree ("updated_at");
  CREATE INDEX "section_comments_created_at_idx" ON "section_comments" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "section_comments" CASCADE;
  ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_action";
  CREATE TYPE "public"."enum_audit_trail_action" AS ENUM('create', 'update', 'saveDraft', 'publish', 'unpublish', 'delete', 'restore', 'purge', 'import', 'schedule', 'unschedule', 'scheduledPublish', 'scheduledUnpublish', 'EditHandOver', 'ExchangeHandOver', 'EditPage', 'SaveSection', 'ChangeSections', 'SavePage', 'CreatePage', 'PublishPage', 'UnpublishPage', 'SchedulePage', 'UnschedulePage', 'CheckPage', 'PageVersions', 'PageVersion', 'RestoreVersion', 'PreviewLink', 'PreviewPage', 'ConfirmTranslation', 'EditTranslations', 'EditParts', 'SavePart', 'PublishPart', 'PartVersions', 'RestorePart', 'RequestPublish', 'PublishRequests', 'AnswerRequest', 'LinksToPage', 'DeletePage', 'Bin', 'RestoreDeleted', 'EditMedia', 'EditPages', 'EditSearch', 'TourSeen', 'EditHeartbeat');
  ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_trail_action" USING "action"::"public"."enum_audit_trail_action";`)
}
