import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`brand\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`theme\` text DEFAULT 'drawing',
  	\`colors_ink\` text,
  	\`colors_accent\` text,
  	\`colors_paper\` text,
  	\`colors_surface\` text,
  	\`colors_dark\` text,
  	\`fonts_pairing\` text,
  	\`fonts_own_id\` integer,
  	\`fonts_own_facts\` text,
  	\`corners\` text,
  	\`lines\` text,
  	\`stations\` text,
  	\`header\` text,
  	\`logo_id\` integer,
  	\`logo_on_dark_id\` integer,
  	\`icon_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`fonts_own_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_fonts_fonts_own_idx\` ON \`brand\` (\`fonts_own_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_logo_idx\` ON \`brand\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_logo_on_dark_idx\` ON \`brand\` (\`logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_icon_idx\` ON \`brand\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_theme\` text DEFAULT 'drawing',
  	\`version_colors_ink\` text,
  	\`version_colors_accent\` text,
  	\`version_colors_paper\` text,
  	\`version_colors_surface\` text,
  	\`version_colors_dark\` text,
  	\`version_fonts_pairing\` text,
  	\`version_fonts_own_id\` integer,
  	\`version_fonts_own_facts\` text,
  	\`version_corners\` text,
  	\`version_lines\` text,
  	\`version_stations\` text,
  	\`version_header\` text,
  	\`version_logo_id\` integer,
  	\`version_logo_on_dark_id\` integer,
  	\`version_icon_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_fonts_own_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_fonts_version_fonts_own_idx\` ON \`_brand_v\` (\`version_fonts_own_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_logo_idx\` ON \`_brand_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_logo_on_dark_idx\` ON \`_brand_v\` (\`version_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_icon_idx\` ON \`_brand_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_snapshot_idx\` ON \`_brand_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_published_locale_idx\` ON \`_brand_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
}
