import type { StoredMedia, WireContext } from '../wire/context';
import { sectionsToWire } from '../wire/section';

export const photo: StoredMedia = {
  id: 1,
  filename: 'dam-1.jpg',
  width: 2000,
  height: 1125,
  alt: { tr: 'Baraj', en: 'Dam' },
  blurDataURL: 'data:image/webp;base64,AA',
  focalX: 50,
  focalY: 50,
};
export const film: StoredMedia = { id: 2, filename: 'film-1.mp4', alt: { tr: 'Film' } };
const captions: StoredMedia = { id: 3, filename: 'film-tr.vtt', alt: { tr: 'Altyazı' } };
export const media = new Map([photo, film, captions].map((each) => [each.id, each]));
export const turkish: WireContext = { language: 'tr', media };
export const english: WireContext = { language: 'en', media };

export const toWire = (row: object, context = turkish) => sectionsToWire([row], context)[0];
