import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_source" AS ENUM('automatic', 'manual');
  CREATE TYPE "public"."enum_messages_delivery" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_messages_handling" AS ENUM('new', 'read', 'answered', 'archived', 'spam');
  CREATE TYPE "public"."enum_messages_verification" AS ENUM('verified', 'unverified');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('tr', 'en');
  CREATE TYPE "public"."enum_newsletter_subscribers_state" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_newsletter_subscribers_language" AS ENUM('tr', 'en');
  CREATE TYPE "public"."enum_newsletter_subscribers_delivery" AS ENUM('queued', 'sent', 'failed');
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"source" "enum_redirects_source" DEFAULT 'manual' NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"attachment_id" integer,
  	"delivery" "enum_messages_delivery" DEFAULT 'queued',
  	"attempts" numeric DEFAULT 0,
  	"sent_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"handling" "enum_messages_handling" DEFAULT 'new' NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"verification" "enum_messages_verification",
  	"language" "enum_messages_language",
  	"submission_id" varchar,
  	"captcha_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "uploads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"mime_type" varchar,
  	"size" numeric,
  	"sha256" varchar,
  	"storage_name" varchar,
  	"reference" varchar,
  	"claimed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"state" "enum_newsletter_subscribers_state",
  	"language" "enum_newsletter_subscribers_language",
  	"consent_text" varchar,
  	"consent_version" varchar,
  	"requested_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"delivery" "enum_newsletter_subscribers_delivery" DEFAULT 'queued',
  	"attempts" numeric DEFAULT 0,
  	"sent_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"request_id" varchar,
  	"confirm_hash" varchar,
  	"unsubscribe_hash" varchar,
  	"requests" numeric,
  	"requests_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "messages_id" integer;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_attachment_id_uploads_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "messages_email_idx" ON "messages" USING btree ("email");
  CREATE INDEX "messages_attachment_idx" ON "messages" USING btree ("attachment_id");
  CREATE INDEX "messages_delivery_idx" ON "messages" USING btree ("delivery");
  CREATE INDEX "messages_next_attempt_at_idx" ON "messages" USING btree ("next_attempt_at");
  CREATE INDEX "messages_handling_idx" ON "messages" USING btree ("handling");
  CREATE UNIQUE INDEX "messages_submission_id_idx" ON "messages" USING btree ("submission_id");
  CREATE UNIQUE INDEX "messages_captcha_key_idx" ON "messages" USING btree ("captcha_key");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "uploads_storage_name_idx" ON "uploads" USING btree ("storage_name");
  CREATE UNIQUE INDEX "uploads_reference_idx" ON "uploads" USING btree ("reference");
  CREATE INDEX "uploads_claimed_by_idx" ON "uploads" USING btree ("claimed_by");
  CREATE INDEX "uploads_updated_at_idx" ON "uploads" USING btree ("updated_at");
  CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
  CREATE INDEX "newsletter_subscribers_state_idx" ON "newsletter_subscribers" USING btree ("state");
  CREATE INDEX "newsletter_subscribers_delivery_idx" ON "newsletter_subscribers" USING btree ("delivery");
  CREATE INDEX "newsletter_subscribers_next_attempt_at_idx" ON "newsletter_subscribers" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "newsletter_subscribers_confirm_hash_idx" ON "newsletter_subscribers" USING btree ("confirm_hash");
  CREATE UNIQUE INDEX "newsletter_subscribers_unsubscribe_hash_idx" ON "newsletter_subscribers" USING btree ("unsubscribe_hash");
  CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "uploads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_subscribers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "uploads" CASCADE;
  DROP TABLE "newsletter_subscribers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_messages_fk";
  
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_messages_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "messages_id";
  DROP TYPE "public"."enum_redirects_source";
  DROP TYPE "public"."enum_messages_delivery";
  DROP TYPE "public"."enum_messages_handling";
  DROP TYPE "public"."enum_messages_verification";
  DROP TYPE "public"."enum_messages_language";
  DROP TYPE "public"."enum_newsletter_subscribers_state";
  DROP TYPE "public"."enum_newsletter_subscribers_language";
  DROP TYPE "public"."enum_newsletter_subscribers_delivery";`)
}
