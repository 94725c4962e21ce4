import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { definitions } from '../../../../components/sections/definitions';
import { referenceType } from '../../reusable/reference';
import { isKey } from '../../validation/patterns';
import { isRecord, rowsOf } from '../../wire/values';
import { ContentError, type ContentSet, FORMAT, type MediaItem, type PageItem, type Values } from '../content-set';
import { fileOf, hashOf, MANIFEST, type Manifest } from './manifest';

async function readManifest(folder: string): Promise<Manifest> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new ContentError(`${folder} is no folder`);
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new ContentError(`${folder} has no ${MANIFEST}: it is no export, or half of one`);
  const manifest = parse(MANIFEST, text) as Partial<Manifest>;
  if (manifest.format !== FORMAT.name || !isRecord(manifest.files))
    throw new ContentError(`${MANIFEST}: not an export`);
  if (!(Number(manifest.version) <= FORMAT.version))
    throw new ContentError(`${MANIFEST}: version ${manifest.version}, this program reads ${FORMAT.version} and older`);
  return manifest as Manifest;
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentError(`${name}: not JSON`);
  }
}

/** The files of an export, each compared with its hash before it is used. */
class Folder {
  constructor(
    private readonly folder: string,
    private readonly files: Manifest['files'],
  ) {}

  async bytes(name: string): Promise<Buffer> {
    const bytes = await readFile(path.join(this.folder, name)).catch(() => undefined);
    if (!bytes) throw new ContentError(`${name} is missing`);
    if (hashOf(bytes) !== this.files[name])
      throw new ContentError(`${name} is not what was exported: it was changed or cut off`);
    return bytes;
  }

  async json(name: string): Promise<unknown> {
    return parse(name, (await this.bytes(name)).toString('utf8'));
  }

  /** Those below a folder, by their names. */
  below(beginning: string): string[] {
    return Object.keys(this.files).filter((name) => name.startsWith(beginning));
  }

  async each(beginning: string): Promise<Record<string, unknown>> {
    const entries: [string, unknown][] = [];
    for (const name of this.below(beginning))
      entries.push([decodeURIComponent(path.basename(name, '.json')), await this.json(name)]);
    return Object.fromEntries(entries);
  }
}

const types = new Set([...definitions.map(({ type }) => type as string), referenceType]);

function problemOfPage(page: Values): string | undefined {
  if (typeof page.pageKey !== 'string' || !isKey(page.pageKey)) return 'no valid pageKey';
  const unknown = [...rowsOf(page.sections), ...rowsOf(page.dataSections)].find(
    ({ blockType }) => !types.has(String(blockType)),
  );
  return unknown && `an unknown section type: ${String(unknown.blockType)}`;
}

function asPages(named: Record<string, unknown>, place: string): PageItem[] {
  return Object.entries(named).map(([key, page]) => {
    const problem = isRecord(page) ? problemOfPage(page) : 'not a page';
    if (problem) throw new ContentError(`${place}/${key}.json: ${problem}`);
    return page as PageItem;
  });
}

const isMedia = (item: Values) => typeof item.name === 'string' && isRecord(item.alt);

/**
 * Reads an export and checks all of it.
 *
 * @throws ContentError naming the first thing that is wrong
 */
export async function readFolder(place: string): Promise<ContentSet> {
  const { files } = await readManifest(place);
  const folder = new Folder(place, files);
  const media = rowsOf(await folder.json('media.json')).filter(isMedia) as unknown as MediaItem[];
  for (const { name } of media) await folder.bytes(`media/${fileOf(name)}`);
  const pages = asPages(await folder.each('pages/'), 'pages');
  const order = (await folder.json('pages.json')) as string[];
  const placeOf = new Map(order.map((key, index) => [key, index]));
  const redirects = rowsOf(await folder.json('redirects.json'));
  return {
    media,
    readFile: (name) => folder.bytes(`media/${fileOf(name)}`),
    records: (await folder.each('records/')) as ContentSet['records'],
    // In the order in which they were made, which is that of GetPageKeys.
    pages: pages.sort((a, b) => (placeOf.get(a.pageKey) ?? 0) - (placeOf.get(b.pageKey) ?? 0)),
    drafts: asPages(await folder.each('drafts/'), 'drafts'),
    globals: (await folder.each('globals/')) as ContentSet['globals'],
    redirects: redirects as unknown as ContentSet['redirects'],
  };
}
