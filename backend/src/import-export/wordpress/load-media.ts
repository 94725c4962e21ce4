import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage } from '../../languages';
import { contentName } from '../../hooks/content-name';
import type { ContentSet, MediaItem } from '../content-set';
import { fetchFile, NoAnswer } from '../media/fetch-file';
import { endingOf, MAX_MEDIA_BYTES, MediaFolder, readablePath } from '../media/read-media';
import type { Report } from '../report';
import type { Attachment } from './find-media';

const TIMEOUT_MS = 30_000;

/** After so many files in a row that did not come in time, a host is not asked for any more. */
const MAX_TIMEOUTS = 3;

/** How often it is said how far it is, in milliseconds. */
const TELL_MS = 5_000;

export interface MediaSource {
  /** A folder with the files. */
  folder?: string;
  /** Whether what is not there is fetched from its old address. */
  fetches: boolean;
  allowPrivate: boolean;
  /** Where fetched files are kept, so that the next run needs no network. */
  cache: string;
  /** Says how far it is. */
  tell?: (line: string) => void;
}

/** The media of an export, each under the name that it gets here. */
export interface LoadedMedia extends Pick<ContentSet, 'media' | 'readFile'> {
  /** The name of an attachment's file, by its id; none for those that could not be had. */
  names: ReadonlyMap<string, string>;
}

/** How many files of a host in a row did not come in time. Its other files would hold the import up for hours. */
class Timeouts {
  private readonly counts = new Map<string, number>();

  /** @throws Error if too many have not come */
  async watch<T>(host: string, fetching: () => Promise<T>): Promise<T> {
    const count = this.counts.get(host) ?? 0;
    if (count >= MAX_TIMEOUTS) throw new Error(`${host} did not answer ${count} times in a row; it is not asked again`);
    try {
      const result = await fetching();
      this.counts.delete(host);
      return result;
    } catch (error) {
      if (error instanceof NoAnswer) this.counts.set(host, count + 1);
      else this.counts.delete(host);
      throw error;
    }
  }
}

/** Says how far it is, every few seconds. */
function progressOf(count: number, tell: MediaSource['tell']): (done: number) => void {
  let last = Date.now();
  return (done) => {
    if (Date.now() - last < TELL_MS) return;
    last = Date.now();
    tell?.(`media ${done}/${count}`);
  };
}

async function fetchOnce(url: string, { cache, allowPrivate }: MediaSource, timeouts: Timeouts): Promise<Buffer> {
  const file = path.join(cache, createHash('sha256').update(url).digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const limits = { allowPrivate, maxBytes: MAX_MEDIA_BYTES, timeoutMs: TIMEOUT_MS };
  const bytes = await timeouts.watch(new URL(url).host, () => fetchFile(url, limits));
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
  const timeouts = new Timeouts();
  const read = async (url: string): Promise<Buffer> => {
    const { pathname } = new URL(url);
    const found = await folder?.read(pathname);
    if (found) return found;
    if (!source.fetches) throw new Error('it is not in the folder');
    return fetchOnce(url, source, timeouts);
  };
  const [items, urls, names] = [new Map<string, MediaItem>(), new Map<string, string>(), new Map<string, string>()];
  const tellProgress = progressOf(attachments.length, source.tell);
  for (const [index, { id, url, alt }] of attachments.entries()) {
    try {
      const bytes = await read(url);
      const ending = await endingOf(bytes);
      const { name: stem } = path.posix.parse(readablePath(new URL(url).pathname));
      const name = contentName(stem + ending, bytes);
      names.set(id, name);
      urls.set(name, url);
      items.set(name, { name, alt: { [defaultLanguage]: alt } });
    } catch (error) {
      report.leave('media', url, error instanceof Error ? error.message : String(error));
    }
    tellProgress(index + 1);
  }
  const readItem = (name: string) => read(urls.get(name) ?? '');
  return { media: [...items.values()], readFile: readItem, names };
}
