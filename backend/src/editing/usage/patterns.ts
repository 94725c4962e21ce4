import type { MediaId } from '../../wire/context';

export interface UsedFile {
  id: MediaId;
  filename?: string | null;
}

/** How links in fields and texts name a file. */
export const addressOf = (filename: string) => `/media/${encodeURIComponent(filename)}`;

/**
 * What `LIKE` finds wherever JSON or HTML mentions a file, by its id or by its address; `!` escapes. It may find more,
 * as numbers that are no ids, and never less.
 *
 * @param colon how the database writes the colon of JSON
 */
export function patternsOf({ id, filename }: UsedFile, colon: ':' | ': '): string[] {
  const values = [`${colon}${id},`, `${colon}${id}}`, `${colon}"${id}"`];
  const texts = filename ? [...values, addressOf(filename)] : values;
  return texts.map((text) => `%${text.replace(/[!%_]/g, '!$&')}%`);
}
