import { pageToWire, revisionOf, type StoredPage } from '../wire/page';
import { referencesOf } from './reference';
import { resolve } from './resolve';

const reference = { id: 'r1', blockType: 'reusableSection', sectionId: 'about-1', order: 20, reusable: 'u1' };
const page = {
  id: 1,
  pageKey: 'a',
  link: '/page/a',
  title: { tr: 'A', en: 'A' },
  updatedAt: '2026-11-20T07:00:00.000Z',
  sections: [{ id: 'x', blockType: 'hero', sectionId: 'hero-1', order: 10, title: { tr: 'Kapak' } }, reference],
} as unknown as StoredPage;
const section = { id: 's', blockType: 'about', sectionId: 'about-7', order: 1, title: { tr: 'Çağrı', en: 'Call' } };
const source = { ...page, id: 2, uuid: 'u1', isReusable: true, sections: [section] } as StoredPage;
const wire = (pages: StoredPage[], isEditing = false) => pages.map((one) => pageToWire(one, new Map(), isEditing))[0];

test('visitors get the content of a reusable section at the place of the page, in each language', () => {
  const shown = wire(resolve([page], [source]));
  expect(shown?.sections[1]).toEqual({ id: 'about-1', type: 'about', order: 20, title: 'Çağrı' });
  expect(shown?.otherLangs.en?.sections[1]).toMatchObject({ id: 'about-1', title: 'Call' });
});

test('visitors see nothing of one that is hidden here, is not public, or does not exist', () => {
  const hidden = { ...page, sections: [{ ...reference, isHidden: true }] };
  expect(wire(resolve([hidden], [source]))?.sections).toEqual([]);
  expect(wire(resolve([page], []))?.sections.map(({ type }) => type)).toEqual(['hero']);
  const empty = { ...source, sections: [] };
  expect(wire(resolve([page], [empty]))?.sections.map(({ type }) => type)).toEqual(['hero']);
  const nested = { ...source, sections: [reference] };
  expect(wire(resolve([page], [nested]))?.sections.map(({ type }) => type)).toEqual(['hero']);
});

test('an editor learns what is reusable, and which one is gone', () => {
  const mark = (uuid: string) => ({ uuid, name: 'Çağrı' });
  const edited = wire(resolve([page], [source], mark), true)?.sections[1];
  expect(edited).toMatchObject({ id: 'about-1', type: 'about', reusable: { uuid: 'u1', name: 'Çağrı' } });
  const gone = wire(
    resolve([page], [], () => ({ isGone: true })),
    true,
  )?.sections[1];
  expect(gone).toEqual({ id: 'about-1', type: 'reusableSection', order: 20, reusable: { isGone: true } });
});

test('the revision on the wire changes with the reusable section; other pages keep theirs', () => {
  const [before] = resolve([page], [source]);
  const [after] = resolve([page], [{ ...source, updatedAt: '2026-11-21T07:00:00.000Z' }]);
  expect(wire([before as StoredPage])?.revision).not.toBe(wire([after as StoredPage])?.revision);
  expect(revisionOf(page)).not.toBe(wire([before as StoredPage])?.revision);
  const plain = { ...page, sections: page.sections instanceof Array ? page.sections.slice(0, 1) : [] };
  expect(resolve([plain], [source])[0]).toBe(plain);
});

test('references in an extra block that is not shown do not count', () => {
  const extra = { ...page, sections: [], dataSections: [reference] };
  expect(referencesOf({ ...extra, dataKind: 'section' })).toEqual([reference]);
  expect(referencesOf({ ...extra, dataKind: 'html' })).toEqual([]);
});
