import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addMenu } from './add-menu';
import { addPages } from './add-pages';
import { addPosts } from './add-posts';
import { addUploads } from './add-uploads';
import { OldSite } from './old-site';
import { asFile, base, type Item } from './wxr-file';

export interface MadeExport {
  xml: string;
  items: Item[];
  /** Files below `uploads`, by their paths. */
  files: Record<string, Buffer>;
}

/**
 * An export of WordPress as an agency would get one: pages below pages, posts in Gutenberg and in the classic editor,
 * pictures in several sizes, links between pages, a menu, translations by Polylang. Always the same.
 */
export async function makeWxr(seed = 20): Promise<MadeExport> {
  const site = new OldSite(seed);
  const uploads = await addUploads(site);
  const roots = addPages(site, uploads);
  addPosts(site);
  addMenu(site, roots);
  site.add({
    type: 'wp_block',
    title: 'Yeniden kullanılan blok',
    slug: 'blok',
    link: `${base}/?p=900`,
    content: '<p>Blok</p>',
  });
  return { xml: asFile(site.items), items: site.items, files: site.files };
}

/** Writes it into a folder: `export.xml`, and the files in `uploads`. */
export async function writeWxr(folder: string, made: MadeExport): Promise<string> {
  for (const [name, bytes] of Object.entries(made.files)) {
    const file = path.join(folder, 'uploads', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const file = path.join(folder, 'export.xml');
  await writeFile(file, made.xml);
  return file;
}
