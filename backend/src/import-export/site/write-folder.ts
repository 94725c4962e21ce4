import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, type ContentSet, FORMAT, MissingFileError } from '../content-set';
import { fileOf, hashOf, MANIFEST, type Manifest } from './manifest';

/** A record of the media library that was left out, since its file is missing. */
interface Missing {
  name: string;
  /** The pages, records and globals that name it: an import may refuse them without it. */
  usedBy: string[];
}

/** What an export has become. */
interface Written {
  files: Manifest['files'];
  missing: Missing[];
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the files of an export, and keeps their hashes. */
class FolderWriter {
  readonly files: Manifest['files'] = {};
  /** What stands in the folder itself. */
  private readonly entries = new Set<string>();

  constructor(private readonly folder: string) {}

  async write(name: string, bytes: Buffer | string): Promise<void> {
    const file = path.join(this.folder, name);
    this.entries.add(name.split('/')[0] ?? name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    this.files[name] = hashOf(bytes);
  }

  async writeJson(name: string, value: unknown): Promise<void> {
    await this.write(name, asText(value));
  }

  /** Removes what it has written. */
  async undo(): Promise<void> {
    for (const name of this.entries) await rm(path.join(this.folder, name), { recursive: true, force: true });
  }
}

/** @returns the names of those whose file is missing */
async function writeMedia(writer: FolderWriter, { media, readFile }: ContentSet): Promise<string[]> {
  const missing: string[] = [];
  for (const { name } of media)
    try {
      await writer.write(`media/${fileOf(name)}`, await readFile(name));
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error;
      missing.push(name);
    }
  await writer.writeJson(
    'media.json',
    media.filter(({ name }) => !missing.includes(name)),
  );
  return missing;
}

function usersOf(name: string, { pages, drafts, records, globals }: ContentSet): string[] {
  const parts = [
    ...[...pages, ...drafts].map((page) => [page.pageKey, page] as const),
    ...[...Object.entries(records), ...Object.entries(globals)],
  ];
  const users = parts.filter(([, values]) => JSON.stringify(values).includes(name)).map(([key]) => key);
  return [...new Set(users)];
}

async function writeAll(writer: FolderWriter, content: ContentSet): Promise<Written> {
  const missing = await writeMedia(writer, content);
  for (const page of content.pages) await writer.writeJson(`pages/${fileOf(page.pageKey)}.json`, page);
  for (const page of content.drafts) await writer.writeJson(`drafts/${fileOf(page.pageKey)}.json`, page);
  await writer.writeJson(
    'pages.json',
    content.pages.map(({ pageKey }) => pageKey),
  );
  for (const [slug, records] of Object.entries(content.records))
    await writer.writeJson(`records/${slug}.json`, records);
  for (const [slug, values] of Object.entries(content.globals)) await writer.writeJson(`globals/${slug}.json`, values);
  await writer.writeJson('redirects.json', content.redirects);
  const files = { ...writer.files };
  const { name: format, version } = FORMAT;
  const manifest: Manifest = { format, version, madeAt: new Date().toISOString(), files };
  await writer.writeJson(MANIFEST, manifest);
  return { files, missing: missing.map((name) => ({ name, usedBy: usersOf(name, content) })) };
}

/**
 * Writes content into an empty folder (docs/import-export.md). When it fails, the folder is empty again.
 *
 * @throws ContentError if there is something in the folder
 */
export async function writeFolder(folder: string, content: ContentSet): Promise<Written> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new ContentError(`${folder} is not empty`);
  const writer = new FolderWriter(folder);
  try {
    return await writeAll(writer, content);
  } catch (error) {
    await writer.undo();
    throw error;
  }
}
