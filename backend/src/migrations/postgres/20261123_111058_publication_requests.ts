import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_publication_requests_state" AS ENUM('open', 'approved', 'returned', 'withdrawn', 'replaced');
  CREATE TYPE "public"."enum_editor_mails_delivery" AS ENUM('queued', 'sent', 'failed');
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'RequestPublish' BEFORE 'LinksToPage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'PublishRequests' BEFORE 'LinksToPage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'AnswerRequest' BEFORE 'LinksToPage';
  CREATE TABLE "publication_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"page_key" varchar,
  	"link" varchar,
  	"state" "enum_publication_requests_state",
  	"requested_by" varchar,
  	"note" varchar,
  	"answered_by" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"answer" varchar,
  	"uuid" varchar,
  	"revision" varchar,
  	"account" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "editor_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"key" varchar,
  	"subject" varchar,
  	"intro" varchar,
  	"quote" varchar,
  	"link" varchar,
  	"delivery" "enum_editor_mails_delivery" DEFAULT 'queued',
  	"attempts" numeric DEFAULT 0,
  	"sent_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "publication_requests_state_idx" ON "publication_requests" USING btree ("state");
  CREATE INDEX "publication_requests_uuid_idx" ON "publication_requests" USING btree ("uuid");
  CREATE INDEX "publication_requests_updated_at_idx" ON "publication_requests" USING btree ("updated_at");
  CREATE INDEX "publication_requests_created_at_idx" ON "publication_requests" USING btree ("created_at");
  CREATE INDEX "editor_mails_to_idx" ON "editor_mails" USING btree ("to");
  CREATE INDEX "editor_mails_delivery_idx" ON "editor_mails" USING btree ("delivery");
  CREATE INDEX "editor_mails_next_attempt_at_idx" ON "editor_mails" USING btree ("next_attempt_at");
  CREATE INDEX "editor_mails_updated_at_idx" ON "editor_mails" USING btree ("updated_at");
  CREATE INDEX "editor_mails_created_at_idx" ON "editor_mails" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "publication_requests" CASCADE;
  DROP TABLE "editor_mails" CASCADE;
  ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_action";
  CREATE TYPE "public"."enum_audit_trail_action" AS ENUM('create', 'update', 'saveDraft', 'publish', 'unpublish', 'delete', 'restore', 'purge', 'import', 'schedule', 'unschedule', 'scheduledPublish', 'scheduledUnpublish', 'EditHandOver', 'ExchangeHandOver', 'EditPage', 'SaveSection', 'ChangeSections', 'SavePage', 'CreatePage', 'PublishPage', 'UnpublishPage', 'SchedulePage', 'UnschedulePage', 'CheckPage', 'PageVersions', 'PageVersion', 'RestoreVersion', 'PreviewLink', 'PreviewPage', 'ConfirmTranslation', 'EditTranslations', 'EditParts', 'SavePart', 'PublishPart', 'PartVersions', 'RestorePart', 'LinksToPage', 'DeletePage', 'Bin', 'RestoreDeleted', 'EditMedia', 'EditPages', 'EditHeartbeat');
  ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_trail_action" USING "action"::"public"."enum_audit_trail_action";
  DROP TYPE "public"."enum_publication_requests_state";
  DROP TYPE "public"."enum_editor_mails_delivery";`)
}
