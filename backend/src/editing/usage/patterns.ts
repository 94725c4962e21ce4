import type { MediaId } from '../../wire/context';

export interface UsedFile {
  /** Without it, only links to the file's address count. */
  id?: MediaId;
  filename?: string | null;
}

/** A text inside a pattern; `!` escapes. */
export const escaped = (text: string) => text.replace(/[!%_]/g, '!$&');

/** Links in fields and texts contain a file's address in one of these forms. */
export const addressOf = (filename: string) => `/media/${encodeURIComponent(filename)}`;

/**
 * The `LIKE` patterns for a file in JSON or HTML, by its id or its address; `!` escapes. A file has one or the other. They may match too much, such
 * as numbers that are not ids, but never too little.
 *
 * @param colon how the database writes the colon of JSON
 */
export function patternsOf({ id, filename }: UsedFile, colon: ':' | ': '): string[] {
  const values = id === undefined ? [] : [`${colon}${id},`, `${colon}${id}}`, `${colon}"${id}"`];
  const texts = filename ? [...values, addressOf(filename)] : values;
  return texts.map((text) => `%${escaped(text)}%`);
}
