import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text,
  	\`version_to\` text,
  	\`version_permanent\` integer DEFAULT true,
  	\`version_source\` text DEFAULT 'manual',
  	\`version_note\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__status_idx\` ON \`_redirects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_snapshot_idx\` ON \`_redirects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_published_locale_idx\` ON \`_redirects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_latest_idx\` ON \`_redirects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_dropdown_sub_dropdown\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`icon\` text,
  	\`img_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_dropdown\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_dropdown_sub_dropdown_order_idx\` ON \`_navigation_v_version_menu_dropdown_sub_dropdown\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_dropdown_sub_dropdown_parent_id_idx\` ON \`_navigation_v_version_menu_dropdown_sub_dropdown\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_dropdown_sub_dropdown_img_idx\` ON \`_navigation_v_version_menu_dropdown_sub_dropdown\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_dropdown_sub_dropdown_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_dropdown_sub_dropdown\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_dropdown_sub_dropdown_locales_loc\` ON \`_navigation_v_version_menu_dropdown_sub_dropdown_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_dropdown\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`icon\` text,
  	\`img_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_dropdown_order_idx\` ON \`_navigation_v_version_menu_dropdown\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_dropdown_parent_id_idx\` ON \`_navigation_v_version_menu_dropdown\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_dropdown_img_idx\` ON \`_navigation_v_version_menu_dropdown\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_dropdown_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_dropdown\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_dropdown_locales_locale_parent_id\` ON \`_navigation_v_version_menu_dropdown_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_megamenu_dropdown\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`icon\` text,
  	\`img_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_megamenu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_megamenu_dropdown_order_idx\` ON \`_navigation_v_version_menu_megamenu_dropdown\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_megamenu_dropdown_parent_id_idx\` ON \`_navigation_v_version_menu_megamenu_dropdown\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_megamenu_dropdown_img_idx\` ON \`_navigation_v_version_menu_megamenu_dropdown\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_megamenu_dropdown_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_megamenu_dropdown\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_megamenu_dropdown_locales_locale_\` ON \`_navigation_v_version_menu_megamenu_dropdown_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_megamenu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_megamenu_order_idx\` ON \`_navigation_v_version_menu_megamenu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_megamenu_parent_id_idx\` ON \`_navigation_v_version_menu_megamenu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_megamenu_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_megamenu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_megamenu_locales_locale_parent_id\` ON \`_navigation_v_version_menu_megamenu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`key\` text,
  	\`icon\` text,
  	\`img_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_order_idx\` ON \`_navigation_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_parent_id_idx\` ON \`_navigation_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_img_idx\` ON \`_navigation_v_version_menu\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_locales_locale_parent_id_unique\` ON \`_navigation_v_version_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_snapshot_idx\` ON \`_navigation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_published_locale_idx\` ON \`_navigation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_items_submenu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_items_submenu_order_idx\` ON \`_footer_v_version_items_submenu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_items_submenu_parent_id_idx\` ON \`_footer_v_version_items_submenu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_items_submenu_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_items_submenu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_items_submenu_locales_locale_parent_id_uni\` ON \`_footer_v_version_items_submenu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_items_order_idx\` ON \`_footer_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_items_parent_id_idx\` ON \`_footer_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_items_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_items_locales_locale_parent_id_unique\` ON \`_footer_v_version_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_snapshot_idx\` ON \`_footer_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_published_locale_idx\` ON \`_footer_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_social_v_version_accounts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`key\` text,
  	\`icon\` text,
  	\`link\` text,
  	\`color\` text,
  	\`socialback\` text,
  	\`position\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_v_version_accounts_order_idx\` ON \`_social_v_version_accounts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_version_accounts_parent_id_idx\` ON \`_social_v_version_accounts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_v_version_version__status_idx\` ON \`_social_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_created_at_idx\` ON \`_social_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_updated_at_idx\` ON \`_social_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_snapshot_idx\` ON \`_social_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_published_locale_idx\` ON \`_social_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_latest_idx\` ON \`_social_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_info_v_version_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_info_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_languages_order_idx\` ON \`_site_info_v_version_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_languages_parent_id_idx\` ON \`_site_info_v_version_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_info_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_info_v_version_version__status_idx\` ON \`_site_info_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_created_at_idx\` ON \`_site_info_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_updated_at_idx\` ON \`_site_info_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_snapshot_idx\` ON \`_site_info_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_published_locale_idx\` ON \`_site_info_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_info_v_latest_idx\` ON \`_site_info_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_info_v_locales\` (
  	\`version_title\` text,
  	\`version_sub_title\` text,
  	\`version_adress\` text,
  	\`version_copyright\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_info_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_info_v_locales_locale_parent_id_unique\` ON \`_site_info_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popup_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_popup_id\` text,
  	\`version_link\` text,
  	\`version_default_open\` integer DEFAULT false,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_popup_v_version_version__status_idx\` ON \`_popup_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_created_at_idx\` ON \`_popup_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_updated_at_idx\` ON \`_popup_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_snapshot_idx\` ON \`_popup_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_published_locale_idx\` ON \`_popup_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_latest_idx\` ON \`_popup_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_popup_v_locales\` (
  	\`version_title\` text,
  	\`version_content\` text,
  	\`version_link_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popup_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_popup_v_locales_locale_parent_id_unique\` ON \`_popup_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`permanent\` integer DEFAULT true,
  	\`source\` text DEFAULT 'manual',
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects\`("id", "from", "to", "permanent", "source", "note", "updated_at", "created_at", "_status") SELECT "id", "from", "to", "permanent", "source", "note", "updated_at", "created_at", 'published' FROM \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects\` RENAME TO \`redirects\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects__status_idx\` ON \`redirects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`key\` text,
  	\`icon\` text,
  	\`img_id\` integer,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu\`("_order", "_parent_id", "id", "link", "key", "icon", "img_id") SELECT "_order", "_parent_id", "id", "link", "key", "icon", "img_id" FROM \`navigation_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu\` RENAME TO \`navigation_menu\`;`)
  await db.run(sql`CREATE INDEX \`navigation_menu_order_idx\` ON \`navigation_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_parent_id_idx\` ON \`navigation_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_img_idx\` ON \`navigation_menu\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_items\`("_order", "_parent_id", "id", "key") SELECT "_order", "_parent_id", "id", "key" FROM \`footer_items\`;`)
  await db.run(sql`DROP TABLE \`footer_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_items\` RENAME TO \`footer_items\`;`)
  await db.run(sql`CREATE INDEX \`footer_items_order_idx\` ON \`footer_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_items_parent_id_idx\` ON \`footer_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_social_accounts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`key\` text,
  	\`icon\` text,
  	\`link\` text,
  	\`color\` text,
  	\`socialback\` text,
  	\`position\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_social_accounts\`("_order", "_parent_id", "id", "name", "key", "icon", "link", "color", "socialback", "position") SELECT "_order", "_parent_id", "id", "name", "key", "icon", "link", "color", "socialback", "position" FROM \`social_accounts\`;`)
  await db.run(sql`DROP TABLE \`social_accounts\`;`)
  await db.run(sql`ALTER TABLE \`__new_social_accounts\` RENAME TO \`social_accounts\`;`)
  await db.run(sql`CREATE INDEX \`social_accounts_order_idx\` ON \`social_accounts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_accounts_parent_id_idx\` ON \`social_accounts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_info_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_info\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_info_languages\`("_order", "_parent_id", "id", "code", "name") SELECT "_order", "_parent_id", "id", "code", "name" FROM \`site_info_languages\`;`)
  await db.run(sql`DROP TABLE \`site_info_languages\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_info_languages\` RENAME TO \`site_info_languages\`;`)
  await db.run(sql`CREATE INDEX \`site_info_languages_order_idx\` ON \`site_info_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_info_languages_parent_id_idx\` ON \`site_info_languages\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`social\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`social__status_idx\` ON \`social\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`site_info\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`site_info__status_idx\` ON \`site_info\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`popup\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`popup__status_idx\` ON \`popup\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_dropdown_sub_dropdown\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_dropdown_sub_dropdown_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_dropdown\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_dropdown_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_megamenu_dropdown\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_megamenu_dropdown_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_megamenu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_megamenu_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_items_submenu\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_items_submenu_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_social_v_version_accounts\`;`)
  await db.run(sql`DROP TABLE \`_social_v\`;`)
  await db.run(sql`DROP TABLE \`_site_info_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_site_info_v\`;`)
  await db.run(sql`DROP TABLE \`_site_info_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_popup_v\`;`)
  await db.run(sql`DROP TABLE \`_popup_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`permanent\` integer DEFAULT true,
  	\`source\` text DEFAULT 'manual' NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects\`("id", "from", "to", "permanent", "source", "note", "updated_at", "created_at") SELECT "id", "from", "to", "permanent", "source", "note", "updated_at", "created_at" FROM \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects\` RENAME TO \`redirects\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`navigation__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`footer__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`social__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`social\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`site_info__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`site_info\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`popup__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`popup\` DROP COLUMN \`_status\`;`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`key\` text NOT NULL,
  	\`icon\` text,
  	\`img_id\` integer,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu\`("_order", "_parent_id", "id", "link", "key", "icon", "img_id") SELECT "_order", "_parent_id", "id", "link", "key", "icon", "img_id" FROM \`navigation_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu\` RENAME TO \`navigation_menu\`;`)
  await db.run(sql`CREATE INDEX \`navigation_menu_order_idx\` ON \`navigation_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_parent_id_idx\` ON \`navigation_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_img_idx\` ON \`navigation_menu\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_items\`("_order", "_parent_id", "id", "key") SELECT "_order", "_parent_id", "id", "key" FROM \`footer_items\`;`)
  await db.run(sql`DROP TABLE \`footer_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_items\` RENAME TO \`footer_items\`;`)
  await db.run(sql`CREATE INDEX \`footer_items_order_idx\` ON \`footer_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_items_parent_id_idx\` ON \`footer_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_social_accounts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`icon\` text,
  	\`link\` text,
  	\`color\` text,
  	\`socialback\` text,
  	\`position\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_social_accounts\`("_order", "_parent_id", "id", "name", "key", "icon", "link", "color", "socialback", "position") SELECT "_order", "_parent_id", "id", "name", "key", "icon", "link", "color", "socialback", "position" FROM \`social_accounts\`;`)
  await db.run(sql`DROP TABLE \`social_accounts\`;`)
  await db.run(sql`ALTER TABLE \`__new_social_accounts\` RENAME TO \`social_accounts\`;`)
  await db.run(sql`CREATE INDEX \`social_accounts_order_idx\` ON \`social_accounts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_accounts_parent_id_idx\` ON \`social_accounts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_info_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`name\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_info\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_info_languages\`("_order", "_parent_id", "id", "code", "name") SELECT "_order", "_parent_id", "id", "code", "name" FROM \`site_info_languages\`;`)
  await db.run(sql`DROP TABLE \`site_info_languages\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_info_languages\` RENAME TO \`site_info_languages\`;`)
  await db.run(sql`CREATE INDEX \`site_info_languages_order_idx\` ON \`site_info_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_info_languages_parent_id_idx\` ON \`site_info_languages\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
}
