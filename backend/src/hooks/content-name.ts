import { createHash } from 'node:crypto';
import path from 'node:path';
import { slugify } from '../../../lib/text/slugify';

/** The edits of a picture that the admin requests. */
export interface Edits {
  crop?: unknown;
  focalPoint?: { x?: number; y?: number };
}

/** "Köprü.JPG" → `kopru-3f9a1c2b.jpg`. The last part is a hash of the bytes and the edits. */
export function contentName(fileName: string, data: Buffer, edits: Edits = {}): string {
  const { name, ext } = path.parse(fileName);
  const hash = createHash('sha256').update(data).update(JSON.stringify(edits)).digest('hex').slice(0, 8);
  const stem = slugify(name.replace(/-[0-9a-f]{8}(-\d+)?$/, '')) || 'dosya';
  return `${stem}-${hash}${ext.toLowerCase()}`;
}

/** Whether a name has been given by `contentName`. */
export const isContentName = (fileName: string): boolean => /-[0-9a-f]{8}\.\w+$/.test(fileName);
