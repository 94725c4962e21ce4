import { digestOf } from './digest-of';

const sections = [{ id: '1', blockType: 'text', title: { tr: 'Veri', en: 'Data' }, note: null }];
const page = { id: 1, title: { tr: 'KVKK' }, sections, updatedAt: '2026-01-01', _status: 'draft' };

test('ids, times and empty values make no difference', () => {
  const [{ id: _id, note: _note, ...section }] = sections as [(typeof sections)[0]];
  const same = { sections: [{ ...section, id: '2', icon: '' }], summary: null, title: { tr: 'KVKK' }, id: 2 };
  expect(digestOf(same)).toBe(digestOf(page));
});

test.each([
  { ...page, categories: ['news'] },
  { ...page, title: { tr: 'KVKK Metni' } },
  { ...page, sections: [] },
  { ...page, sections: [{ ...sections[0], title: { tr: 'Veri', en: 'Personal data' } }] },
  { ...page, description: { de: 'Neu' } },
  { ...page, isVisible: false },
])('an edit makes a difference', (edited) => {
  expect(digestOf(edited)).not.toBe(digestOf(page));
});

test('a menu is compared with the order of its entries', () => {
  const [home, about] = [{ key: 'home' }, { key: 'about' }];
  expect(digestOf({ menu: [home, about] })).not.toBe(digestOf({ menu: [about, home] }));
});
