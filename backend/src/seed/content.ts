import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Localized } from '../languages';
import type { WirePage } from '../wire/page';

export type SeedPage = WirePage;

export interface SeedFile {
  /** Its path inside the media folder, such as `photos/hero-dam.jpg`. */
  file: string;
  alt: Localized<string>;
}

export type SeedApplicationModel = Record<
  'menu' | 'footer' | 'socialAccounts' | 'siteInfo',
  Record<string, Record<string, unknown>>
> & { languages: { code: string; name: string }[]; popup?: Record<string, unknown> };

/** A list that pages can be in, as on the wire (docs/contract.md#lists-and-categories). */
export type SeedCategory = Record<string, unknown> & { key: string; link?: string };

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** The pages in the order of their file names, which becomes their position in lists. */
export async function readPages(seedDir: string): Promise<SeedPage[]> {
  const folder = path.join(seedDir, 'content/pages');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(names.map((name) => readJson<SeedPage>(path.join(folder, name))));
}

export function readApplicationModel(seedDir: string): Promise<SeedApplicationModel> {
  return readJson(path.join(seedDir, 'content/application-model.json'));
}

/** The lists that pages can be in, in their order. */
export function readCategories(seedDir: string): Promise<SeedCategory[]> {
  return readJson(path.join(seedDir, 'content/categories.json'));
}

/** All files of the media folder, as its manifest lists them. */
export async function readManifest(seedDir: string): Promise<SeedFile[]> {
  const groups = await readJson<Record<string, SeedFile[]>>(path.join(seedDir, 'media/manifest.json'));
  return Object.values(groups).flat();
}
