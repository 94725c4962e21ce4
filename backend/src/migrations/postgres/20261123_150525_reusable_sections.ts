import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'ShareSection' BEFORE 'SavePage';
  ALTER TYPE "public"."enum_audit_trail_action" ADD VALUE 'ReusableSections' BEFORE 'SavePage';
  ALTER TABLE "pages" ADD COLUMN "is_reusable" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_is_reusable" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_action";
  CREATE TYPE "public"."enum_audit_trail_action" AS ENUM('create', 'update', 'saveDraft', 'publish', 'unpublish', 'delete', 'restore', 'purge', 'import', 'schedule', 'unschedule', 'scheduledPublish', 'scheduledUnpublish', 'EditHandOver', 'ExchangeHandOver', 'EditPage', 'SaveSection', 'ChangeSections', 'SavePage', 'CreatePage', 'PublishPage', 'UnpublishPage', 'SchedulePage', 'UnschedulePage', 'CheckPage', 'PageVersions', 'PageVersion', 'RestoreVersion', 'PreviewLink', 'PreviewPage', 'ConfirmTranslation', 'EditTranslations', 'EditParts', 'SavePart', 'PublishPart', 'PartVersions', 'RestorePart', 'RequestPublish', 'PublishRequests', 'AnswerRequest', 'Comments', 'WriteComment', 'ResolveComment', 'LinksToPage', 'DeletePage', 'Bin', 'RestoreDeleted', 'EditMedia', 'EditPages', 'EditSearch', 'TourSeen', 'EditHeartbeat');
  ALTER TABLE "audit_trail" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_trail_action" USING "action"::"public"."enum_audit_trail_action";
  ALTER TABLE "pages" DROP COLUMN "is_reusable";
  ALTER TABLE "_pages_v" DROP COLUMN "version_is_reusable";`)
}
