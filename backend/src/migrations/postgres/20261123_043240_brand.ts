import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_theme" AS ENUM('drawing', 'editorial', 'technical', 'architectural');
  CREATE TYPE "public"."enum_brand_fonts_pairing" AS ENUM('drawing', 'editorial', 'technical', 'architectural');
  CREATE TYPE "public"."enum_brand_corners" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum_brand_lines" AS ENUM('fine', 'strong', 'none');
  CREATE TYPE "public"."enum_brand_stations" AS ENUM('on', 'off');
  CREATE TYPE "public"."enum_brand_header" AS ENUM('bar', 'dark', 'stacked');
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_theme" AS ENUM('drawing', 'editorial', 'technical', 'architectural');
  CREATE TYPE "public"."enum__brand_v_version_fonts_pairing" AS ENUM('drawing', 'editorial', 'technical', 'architectural');
  CREATE TYPE "public"."enum__brand_v_version_corners" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum__brand_v_version_lines" AS ENUM('fine', 'strong', 'none');
  CREATE TYPE "public"."enum__brand_v_version_stations" AS ENUM('on', 'off');
  CREATE TYPE "public"."enum__brand_v_version_header" AS ENUM('bar', 'dark', 'stacked');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('tr', 'en');
  ALTER TYPE "public"."enum_audit_trail_area" ADD VALUE 'brand' BEFORE 'session';
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"theme" "enum_brand_theme" DEFAULT 'drawing',
  	"colors_ink" varchar,
  	"colors_accent" varchar,
  	"colors_paper" varchar,
  	"colors_surface" varchar,
  	"colors_dark" varchar,
  	"fonts_pairing" "enum_brand_fonts_pairing",
  	"fonts_own_id" integer,
  	"fonts_own_facts" jsonb,
  	"corners" "enum_brand_corners",
  	"lines" "enum_brand_lines",
  	"stations" "enum_brand_stations",
  	"header" "enum_brand_header",
  	"logo_id" integer,
  	"logo_on_dark_id" integer,
  	"icon_id" integer,
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_theme" "enum__brand_v_version_theme" DEFAULT 'drawing',
  	"version_colors_ink" varchar,
  	"version_colors_accent" varchar,
  	"version_colors_paper" varchar,
  	"version_colors_surface" varchar,
  	"version_colors_dark" varchar,
  	"version_fonts_pairing" "enum__brand_v_version_fonts_pairing",
  	"version_fonts_own_id" integer,
  	"version_fonts_own_facts" jsonb,
  	"version_corners" "enum__brand_v_version_corners",
  	"version_lines" "enum__brand_v_version_lines",
  	"version_stations" "enum__brand_v_version_stations",
  	"version_header" "enum__brand_v_version_header",
  	"version_logo_id" integer,
  	"version_logo_on_dark_id" integer,
  	"version_icon_id" integer,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "brand" ADD CONSTRAINT "brand_fonts_own_id_media_id_fk" FOREIGN KEY ("fonts_own_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_fonts_own_id_media_id_fk" FOREIGN KEY ("version_fonts_own_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brand_fonts_fonts_own_idx" ON "brand" USING btree ("fonts_own_id");
  CREATE INDEX "brand_logo_idx" ON "brand" USING btree ("logo_id");
  CREATE INDEX "brand_logo_on_dark_idx" ON "brand" USING btree ("logo_on_dark_id");
  CREATE INDEX "brand_icon_idx" ON "brand" USING btree ("icon_id");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE INDEX "_brand_v_version_fonts_version_fonts_own_idx" ON "_brand_v" USING btree ("version_fonts_own_id");
  CREATE INDEX "_brand_v_version_version_logo_idx" ON "_brand_v" USING btree ("version_logo_id");
  CREATE INDEX "_brand_v_version_version_logo_on_dark_idx" ON "_brand_v" USING btree ("version_logo_on_dark_id");
  CREATE INDEX "_brand_v_version_version_icon_idx" ON "_brand_v" USING btree ("version_icon_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  ALTER TABLE "audit_trail" ALTER COLUMN "area" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_area";
  CREATE TYPE "public"."enum_audit_trail_area" AS ENUM('pages', 'media', 'redirects', 'users', 'navigation', 'footer', 'social', 'site-info', 'popup', 'session');
  ALTER TABLE "audit_trail" ALTER COLUMN "area" SET DATA TYPE "public"."enum_audit_trail_area" USING "area"::"public"."enum_audit_trail_area";
  DROP TYPE "public"."enum_brand_theme";
  DROP TYPE "public"."enum_brand_fonts_pairing";
  DROP TYPE "public"."enum_brand_corners";
  DROP TYPE "public"."enum_brand_lines";
  DROP TYPE "public"."enum_brand_stations";
  DROP TYPE "public"."enum_brand_header";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_theme";
  DROP TYPE "public"."enum__brand_v_version_fonts_pairing";
  DROP TYPE "public"."enum__brand_v_version_corners";
  DROP TYPE "public"."enum__brand_v_version_lines";
  DROP TYPE "public"."enum__brand_v_version_stations";
  DROP TYPE "public"."enum__brand_v_version_header";
  DROP TYPE "public"."enum__brand_v_version_status";
  DROP TYPE "public"."enum__brand_v_published_locale";`)
}
