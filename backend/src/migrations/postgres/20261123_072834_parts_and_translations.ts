import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'EditTranslations' BEFORE 'LinksToPage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'EditParts' BEFORE 'LinksToPage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'SavePart' BEFORE 'LinksToPage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'PublishPart' BEFORE 'LinksToPage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'PartVersions' BEFORE 'LinksToPage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'RestorePart' BEFORE 'LinksToPage';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_action";
  CREATE TYPE "public"."enum_audit_trail_action" AS ENUM('create', 'update', 'saveDraft', 'publish', 'unpublish', 'delete', 'restore', 'purge', 'import', 'schedule', 'unschedule', 'scheduledPublish', 'scheduledUnpublish', 'EditHandOver', 'ExchangeHandOver', 'EditPage', 'SaveSection', 'ChangeSections', 'SavePage', 'CreatePage', 'PublishPage', 'UnpublishPage', 'SchedulePage', 'UnschedulePage', 'CheckPage', 'PageVersions', 'PageVersion', 'RestoreVersion', 'PreviewLink', 'PreviewPage', 'ConfirmTranslation', 'LinksToPage', 'DeletePage', 'Bin', 'RestoreDeleted', 'EditMedia', 'EditPages', 'EditHeartbeat');
  ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_trail_action" USING "action"::"public"."enum_audit_trail_action";`)
}
