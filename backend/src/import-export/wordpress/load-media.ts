import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage } from '../../languages';
import { contentName } from '../../hooks/content-name';
import type { ContentSet, MediaItem } from '../content-set';
import { fetchFile } from '../media/fetch-file';
import { endingOf, MAX_MEDIA_BYTES, MediaFolder } from '../media/read-media';
import type { Report } from '../report';
import type { Attachment } from './find-media';

const TIMEOUT_MS = 30_000;

export interface MediaSource {
  /** A folder with the files. */
  folder?: string;
  /** Whether what is not there is fetched from its old address. */
  fetches: boolean;
  allowPrivate: boolean;
  /** Where fetched files are kept, so that the next run needs no network. */
  cache: string;
}

/** The media of an export, each under the name that it gets here. */
export interface LoadedMedia extends Pick<ContentSet, 'media' | 'readFile'> {
  /** The name of an attachment's file, by its id; none for those that could not be had. */
  names: ReadonlyMap<string, string>;
}

async function fetchOnce(url: string, { cache, allowPrivate }: MediaSource): Promise<Buffer> {
  const file = path.join(cache, createHash('sha256').update(url).digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const bytes = await fetchFile(url, { allowPrivate, maxBytes: MAX_MEDIA_BYTES, timeoutMs: TIMEOUT_MS });
  await mkdir(cache, { recursive: true });
  // Renamed when it is whole: the next run must not take half a file for the picture.
  await writeFile(`${file}.half`, bytes);
  await rename(`${file}.half`, file);
  return bytes;
}

/**
 * Finds the file of every attachment, names it by its content, and lists those that cannot be had. The bytes are read
 * again when they are written, so that a large library does not have to fit into memory.
 */
export async function loadMedia(
  attachments: readonly Attachment[],
  source: MediaSource,
  report: Report,
): Promise<LoadedMedia> {
  const folder = source.folder === undefined ? undefined : await MediaFolder.open(source.folder);
  const read = async (url: string): Promise<Buffer> => {
    const { pathname } = new URL(url);
    const found = await folder?.read(pathname);
    if (found) return found;
    if (!source.fetches) throw new Error('it is not in the folder');
    return fetchOnce(url, source);
  };
  const [items, urls, names] = [new Map<string, MediaItem>(), new Map<string, string>(), new Map<string, string>()];
  for (const { id, url, alt } of attachments) {
    try {
      const bytes = await read(url);
      const ending = await endingOf(bytes);
      const { name: stem } = path.posix.parse(decodeURI(new URL(url).pathname));
      const name = contentName(stem + ending, bytes);
      names.set(id, name);
      urls.set(name, url);
      items.set(name, { name, alt: { [defaultLanguage]: alt } });
    } catch (error) {
      report.leave('media', url, error instanceof Error ? error.message : String(error));
    }
  }
  const readItem = (name: string) => read(urls.get(name) ?? '');
  return { media: [...items.values()], readFile: readItem, names };
}
