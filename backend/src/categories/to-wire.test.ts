import type { StoredMedia } from '../wire/context';
import { categoryToWire, mediaIdsOfCategories } from './to-wire';

const logo: StoredMedia = { id: 7, filename: 'a-1.svg', width: 220, height: 110, alt: { tr: 'A logosu' } };
const media = new Map([[7, logo]]);

const stored = {
  ...{ id: 1, key: 'bridges', link: 'kopruler', kind: 'project' as const, carousel: null, order: 10, color: '' },
  ...{ name: { tr: 'Köprü', en: 'Bridge' }, title: { tr: 'Köprüler', en: null }, keywords: null as never },
  logos: [
    { id: 'x', image: 7, text: 'A' },
    { id: 'y', image: 8, text: 'Deleted' },
  ],
};

test('a list goes on the wire with its texts in every language, and without what it does not have', () => {
  expect(categoryToWire(stored, media)).toEqual({
    ...{ key: 'bridges', link: 'kopruler', kind: 'project' },
    ...{ name: 'Köprü', nameOtherLangs: { en: 'Bridge' }, title: 'Köprüler' },
    logos: [{ img: { src: '/media/a-1.svg', width: 220, height: 110, alt: 'A logosu' }, text: 'A' }],
  });
  expect(mediaIdsOfCategories([stored])).toEqual([7, 8]);
});
