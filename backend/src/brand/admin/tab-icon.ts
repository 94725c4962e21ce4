import type { Payload } from 'payload';

import { drawMark, firstLetter } from '../../../../lib/brand/name-mark';
import { readLook } from './read-look';

/** The address of the icon in the browser's tab: the site's, or the first letter of its name, where Payload has its own. */
export async function tabIcon(payload: Payload): Promise<string> {
  const { icon, title, accent, dark } = await readLook(payload);
  const drawing = drawMark({ letter: firstLetter(title), dark, accent });
  return icon ?? `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
