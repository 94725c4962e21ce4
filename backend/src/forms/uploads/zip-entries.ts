import type { FileHandle } from 'node:fs/promises';

const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;
const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;

/**
 * The names in a ZIP file, read from its directory without unpacking.
 *
 * @returns undefined if it is not exactly one ZIP from the first byte to the last: another file before or after it
 *   would be hidden
 */
export async function zipEntries(file: FileHandle, size: number): Promise<string[] | undefined> {
  const tail = await readAt(file, Math.max(0, size - END_SIZE - MAX_COMMENT), size);
  const end = findEnd(tail);
  if (end === undefined) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const directorySize = tail.readUInt32LE(end + 12);
  const directoryStart = tail.readUInt32LE(end + 16);
  const endStart = size - tail.length + end;
  if (directoryStart + directorySize !== endStart || directorySize > MAX_DIRECTORY_BYTES) return undefined;
  const head = await readAt(file, 0, 4);
  if (head.length < 4 || head.readUInt32LE(0) !== LOCAL_MARK) return undefined;
  return readNames(await readAt(file, directoryStart, endStart), count);
}

/** The end record is the last part of the file, its comment included. */
function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_MARK && at + END_SIZE + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return undefined;
}

function readNames(directory: Buffer, count: number): string[] | undefined {
  const names: string[] = [];
  let at = 0;
  while (names.length < count) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY_MARK) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) return undefined;
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength));
    at = next;
  }
  return at === directory.length ? names : undefined;
}

export async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, end - start));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
  return buffer.subarray(0, bytesRead);
}
