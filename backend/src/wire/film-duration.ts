import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../lib/storage/file-store.mjs';

/** A container box (ISO 14496-12): the start and end of its content in the file. */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** More boxes than any encoder writes side by side. */
const MAX_BOXES = 200;

/** The longest accepted duration in seconds: a day. */
const MAX_SECONDS = 86_400;

interface Film {
  store: FileStore;
  name: string;
  size: number;
}

async function readAt({ store, name, size }: Film, position: number, length: number): Promise<Buffer | undefined> {
  if (position + length > size) return undefined;
  const part = await store.open(name, `bytes=${position}-${position + length - 1}`);
  const bytes = part && (await buffer(part.body));
  return bytes?.length === length ? bytes : undefined;
}

/** The box at a position; undefined if there is none within the limit. */
async function boxAt(file: Film, position: number, limit: number): Promise<Box | undefined> {
  const head = await readAt(file, position, 8);
  if (!head) return undefined;
  const type = head.toString('latin1', 4);
  const [short, long] = [head.readUInt32BE(0), await readAt(file, position + 8, 8)];
  const isLong = short === 1 && long !== undefined;
  // A size of 0 means to the end.
  const size = isLong ? Number(long.readBigUInt64BE(0)) : short || limit - position;
  const start = position + (isLong ? 16 : 8);
  const end = position + size;
  return end > start && end <= limit ? { type, start, end } : undefined;
}

async function findBox(file: Film, type: string, start: number, limit: number): Promise<Box | undefined> {
  let position = start;
  for (let boxes = 0; boxes < MAX_BOXES; boxes += 1) {
    const box = await boxAt(file, position, limit);
    if (!box || box.type === type) return box;
    position = box.end;
  }
  return undefined;
}

/** The duration in a movie header, which has its own time unit. */
function secondsOf(header: Buffer): number | undefined {
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const seconds = units / scale;
  return seconds > 0 && seconds <= MAX_SECONDS ? Math.round(seconds * 1000) / 1000 : undefined;
}

/**
 * The duration of an MP4 film from its header. Reads a few bytes of each outermost box.
 *
 * @returns seconds; undefined if the file is missing or has no duration
 * @throws StorageError if the place of files does not answer
 */
export async function filmDuration(store: FileStore, name: string): Promise<number | undefined> {
  const film = await store.find(name);
  if (!film) return undefined;
  const file = { store, ...film };
  const movie = await findBox(file, 'moov', 0, film.size);
  const header = movie && (await findBox(file, 'mvhd', movie.start, movie.end));
  const bytes = header && (await readAt(file, header.start, Math.min(header.end - header.start, 32)));
  return bytes && bytes.length === 32 ? secondsOf(bytes) : undefined;
}
