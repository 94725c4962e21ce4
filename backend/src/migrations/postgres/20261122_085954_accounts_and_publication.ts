import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_source" AS ENUM('automatic', 'manual');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('tr', 'en');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('tr', 'en');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('tr', 'en');
  CREATE TYPE "public"."enum_social_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_v_published_locale" AS ENUM('tr', 'en');
  CREATE TYPE "public"."enum_site_info_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_info_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_info_v_published_locale" AS ENUM('tr', 'en');
  CREATE TYPE "public"."enum_popup_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popup_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popup_v_published_locale" AS ENUM('tr', 'en');
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_permanent" boolean DEFAULT true,
  	"version_source" "enum__redirects_v_version_source" DEFAULT 'manual',
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigation_v_version_menu_dropdown_sub_dropdown" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"icon" varchar,
  	"img_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_dropdown_sub_dropdown_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_menu_dropdown" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"icon" varchar,
  	"img_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_dropdown_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_menu_megamenu_dropdown" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"icon" varchar,
  	"img_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_megamenu_dropdown_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_menu_megamenu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_megamenu_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"key" varchar,
  	"icon" varchar,
  	"img_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_footer_v_version_items_submenu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_items_submenu_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_social_v_version_accounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"key" varchar,
  	"icon" varchar,
  	"link" varchar,
  	"color" varchar,
  	"socialback" varchar,
  	"position" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__social_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__social_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_site_info_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_info_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version__status" "enum__site_info_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_info_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_site_info_v_locales" (
  	"version_title" varchar,
  	"version_sub_title" varchar,
  	"version_adress" varchar,
  	"version_copyright" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_popup_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_popup_id" varchar,
  	"version_link" varchar,
  	"version_default_open" boolean DEFAULT false,
  	"version__status" "enum__popup_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__popup_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_popup_v_locales" (
  	"version_title" varchar,
  	"version_content" varchar,
  	"version_link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "redirects" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "source" DROP NOT NULL;
  ALTER TABLE "navigation_menu" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "footer_items" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "social_accounts" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "social_accounts" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "site_info_languages" ALTER COLUMN "code" DROP NOT NULL;
  ALTER TABLE "site_info_languages" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "redirects" ADD COLUMN "_status" "enum_redirects_status" DEFAULT 'draft';
  ALTER TABLE "navigation" ADD COLUMN "_status" "enum_navigation_status" DEFAULT 'draft';
  ALTER TABLE "footer" ADD COLUMN "_status" "enum_footer_status" DEFAULT 'draft';
  ALTER TABLE "social" ADD COLUMN "_status" "enum_social_status" DEFAULT 'draft';
  ALTER TABLE "site_info" ADD COLUMN "_status" "enum_site_info_status" DEFAULT 'draft';
  ALTER TABLE "popup" ADD COLUMN "_status" "enum_popup_status" DEFAULT 'draft';
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_dropdown_sub_dropdown" ADD CONSTRAINT "_navigation_v_version_menu_dropdown_sub_dropdown_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_dropdown_sub_dropdown" ADD CONSTRAINT "_navigation_v_version_menu_dropdown_sub_dropdown_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_dropdown"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_dropdown_sub_dropdown_locales" ADD CONSTRAINT "_navigation_v_version_menu_dropdown_sub_dropdown_locales__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_dropdown_sub_dropdown"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_dropdown" ADD CONSTRAINT "_navigation_v_version_menu_dropdown_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_dropdown" ADD CONSTRAINT "_navigation_v_version_menu_dropdown_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_dropdown_locales" ADD CONSTRAINT "_navigation_v_version_menu_dropdown_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_dropdown"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_megamenu_dropdown" ADD CONSTRAINT "_navigation_v_version_menu_megamenu_dropdown_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_megamenu_dropdown" ADD CONSTRAINT "_navigation_v_version_menu_megamenu_dropdown_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_megamenu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_megamenu_dropdown_locales" ADD CONSTRAINT "_navigation_v_version_menu_megamenu_dropdown_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_megamenu_dropdown"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_megamenu" ADD CONSTRAINT "_navigation_v_version_menu_megamenu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_megamenu_locales" ADD CONSTRAINT "_navigation_v_version_menu_megamenu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_megamenu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu" ADD CONSTRAINT "_navigation_v_version_menu_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu" ADD CONSTRAINT "_navigation_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_locales" ADD CONSTRAINT "_navigation_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_items_submenu" ADD CONSTRAINT "_footer_v_version_items_submenu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_items_submenu_locales" ADD CONSTRAINT "_footer_v_version_items_submenu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_items_submenu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_items" ADD CONSTRAINT "_footer_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_items_locales" ADD CONSTRAINT "_footer_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_v_version_accounts" ADD CONSTRAINT "_social_v_version_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_info_v_version_languages" ADD CONSTRAINT "_site_info_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_info_v_locales" ADD CONSTRAINT "_site_info_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popup_v_locales" ADD CONSTRAINT "_popup_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popup_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_version_menu_dropdown_sub_dropdown_order_idx" ON "_navigation_v_version_menu_dropdown_sub_dropdown" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_dropdown_sub_dropdown_parent_id_idx" ON "_navigation_v_version_menu_dropdown_sub_dropdown" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_dropdown_sub_dropdown_img_idx" ON "_navigation_v_version_menu_dropdown_sub_dropdown" USING btree ("img_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_dropdown_sub_dropdown_locales_loc" ON "_navigation_v_version_menu_dropdown_sub_dropdown_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_dropdown_order_idx" ON "_navigation_v_version_menu_dropdown" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_dropdown_parent_id_idx" ON "_navigation_v_version_menu_dropdown" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_dropdown_img_idx" ON "_navigation_v_version_menu_dropdown" USING btree ("img_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_dropdown_locales_locale_parent_id" ON "_navigation_v_version_menu_dropdown_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_megamenu_dropdown_order_idx" ON "_navigation_v_version_menu_megamenu_dropdown" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_megamenu_dropdown_parent_id_idx" ON "_navigation_v_version_menu_megamenu_dropdown" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_megamenu_dropdown_img_idx" ON "_navigation_v_version_menu_megamenu_dropdown" USING btree ("img_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_megamenu_dropdown_locales_locale_" ON "_navigation_v_version_menu_megamenu_dropdown_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_megamenu_order_idx" ON "_navigation_v_version_menu_megamenu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_megamenu_parent_id_idx" ON "_navigation_v_version_menu_megamenu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_megamenu_locales_locale_parent_id" ON "_navigation_v_version_menu_megamenu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_order_idx" ON "_navigation_v_version_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_parent_id_idx" ON "_navigation_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_img_idx" ON "_navigation_v_version_menu" USING btree ("img_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_locales_locale_parent_id_unique" ON "_navigation_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_footer_v_version_items_submenu_order_idx" ON "_footer_v_version_items_submenu" USING btree ("_order");
  CREATE INDEX "_footer_v_version_items_submenu_parent_id_idx" ON "_footer_v_version_items_submenu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_items_submenu_locales_locale_parent_id_uni" ON "_footer_v_version_items_submenu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_items_order_idx" ON "_footer_v_version_items" USING btree ("_order");
  CREATE INDEX "_footer_v_version_items_parent_id_idx" ON "_footer_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_items_locales_locale_parent_id_unique" ON "_footer_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE INDEX "_social_v_version_accounts_order_idx" ON "_social_v_version_accounts" USING btree ("_order");
  CREATE INDEX "_social_v_version_accounts_parent_id_idx" ON "_social_v_version_accounts" USING btree ("_parent_id");
  CREATE INDEX "_social_v_version_version__status_idx" ON "_social_v" USING btree ("version__status");
  CREATE INDEX "_social_v_created_at_idx" ON "_social_v" USING btree ("created_at");
  CREATE INDEX "_social_v_updated_at_idx" ON "_social_v" USING btree ("updated_at");
  CREATE INDEX "_social_v_snapshot_idx" ON "_social_v" USING btree ("snapshot");
  CREATE INDEX "_social_v_published_locale_idx" ON "_social_v" USING btree ("published_locale");
  CREATE INDEX "_social_v_latest_idx" ON "_social_v" USING btree ("latest");
  CREATE INDEX "_site_info_v_version_languages_order_idx" ON "_site_info_v_version_languages" USING btree ("_order");
  CREATE INDEX "_site_info_v_version_languages_parent_id_idx" ON "_site_info_v_version_languages" USING btree ("_parent_id");
  CREATE INDEX "_site_info_v_version_version__status_idx" ON "_site_info_v" USING btree ("version__status");
  CREATE INDEX "_site_info_v_created_at_idx" ON "_site_info_v" USING btree ("created_at");
  CREATE INDEX "_site_info_v_updated_at_idx" ON "_site_info_v" USING btree ("updated_at");
  CREATE INDEX "_site_info_v_snapshot_idx" ON "_site_info_v" USING btree ("snapshot");
  CREATE INDEX "_site_info_v_published_locale_idx" ON "_site_info_v" USING btree ("published_locale");
  CREATE INDEX "_site_info_v_latest_idx" ON "_site_info_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_site_info_v_locales_locale_parent_id_unique" ON "_site_info_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_popup_v_version_version__status_idx" ON "_popup_v" USING btree ("version__status");
  CREATE INDEX "_popup_v_created_at_idx" ON "_popup_v" USING btree ("created_at");
  CREATE INDEX "_popup_v_updated_at_idx" ON "_popup_v" USING btree ("updated_at");
  CREATE INDEX "_popup_v_snapshot_idx" ON "_popup_v" USING btree ("snapshot");
  CREATE INDEX "_popup_v_published_locale_idx" ON "_popup_v" USING btree ("published_locale");
  CREATE INDEX "_popup_v_latest_idx" ON "_popup_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_popup_v_locales_locale_parent_id_unique" ON "_popup_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE INDEX "social__status_idx" ON "social" USING btree ("_status");
  CREATE INDEX "site_info__status_idx" ON "site_info" USING btree ("_status");
  CREATE INDEX "popup__status_idx" ON "popup" USING btree ("_status");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu_dropdown_sub_dropdown" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu_dropdown_sub_dropdown_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu_dropdown" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu_dropdown_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu_megamenu_dropdown" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu_megamenu_dropdown_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu_megamenu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu_megamenu_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_menu_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_items_submenu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_items_submenu_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_v_version_accounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_info_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_info_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_info_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popup_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popup_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_navigation_v_version_menu_dropdown_sub_dropdown" CASCADE;
  DROP TABLE "_navigation_v_version_menu_dropdown_sub_dropdown_locales" CASCADE;
  DROP TABLE "_navigation_v_version_menu_dropdown" CASCADE;
  DROP TABLE "_navigation_v_version_menu_dropdown_locales" CASCADE;
  DROP TABLE "_navigation_v_version_menu_megamenu_dropdown" CASCADE;
  DROP TABLE "_navigation_v_version_menu_megamenu_dropdown_locales" CASCADE;
  DROP TABLE "_navigation_v_version_menu_megamenu" CASCADE;
  DROP TABLE "_navigation_v_version_menu_megamenu_locales" CASCADE;
  DROP TABLE "_navigation_v_version_menu" CASCADE;
  DROP TABLE "_navigation_v_version_menu_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_footer_v_version_items_submenu" CASCADE;
  DROP TABLE "_footer_v_version_items_submenu_locales" CASCADE;
  DROP TABLE "_footer_v_version_items" CASCADE;
  DROP TABLE "_footer_v_version_items_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_social_v_version_accounts" CASCADE;
  DROP TABLE "_social_v" CASCADE;
  DROP TABLE "_site_info_v_version_languages" CASCADE;
  DROP TABLE "_site_info_v" CASCADE;
  DROP TABLE "_site_info_v_locales" CASCADE;
  DROP TABLE "_popup_v" CASCADE;
  DROP TABLE "_popup_v_locales" CASCADE;
  DROP INDEX "redirects__status_idx";
  DROP INDEX "navigation__status_idx";
  DROP INDEX "footer__status_idx";
  DROP INDEX "social__status_idx";
  DROP INDEX "site_info__status_idx";
  DROP INDEX "popup__status_idx";
  ALTER TABLE "redirects" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "source" SET NOT NULL;
  ALTER TABLE "navigation_menu" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "footer_items" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "social_accounts" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "social_accounts" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "site_info_languages" ALTER COLUMN "code" SET NOT NULL;
  ALTER TABLE "site_info_languages" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "redirects" DROP COLUMN "_status";
  ALTER TABLE "navigation" DROP COLUMN "_status";
  ALTER TABLE "footer" DROP COLUMN "_status";
  ALTER TABLE "social" DROP COLUMN "_status";
  ALTER TABLE "site_info" DROP COLUMN "_status";
  ALTER TABLE "popup" DROP COLUMN "_status";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum__redirects_v_version_source";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum__redirects_v_published_locale";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum_social_status";
  DROP TYPE "public"."enum__social_v_version_status";
  DROP TYPE "public"."enum__social_v_published_locale";
  DROP TYPE "public"."enum_site_info_status";
  DROP TYPE "public"."enum__site_info_v_version_status";
  DROP TYPE "public"."enum__site_info_v_published_locale";
  DROP TYPE "public"."enum_popup_status";
  DROP TYPE "public"."enum__popup_v_version_status";
  DROP TYPE "public"."enum__popup_v_published_locale";`)
}
