/** @jest-environment node */
import { mergeTexts } from './merge-texts.mjs';

const source = `import type { Texts } from './types'

export const tr: Texts = {
  general: {
    cancel: 'İptal',
    save: 'Save',
    // Said twice.
    update:
      'Güncelle',
  },
  version: {
    draft: 'Taslak',
  },
}
`;

test('texts are replaced and added where the alphabet has them, and nothing else changes', () => {
  const merged = mergeTexts(source, {
    general: { save: 'Kaydet', open: "Aç'ma", update: 'Yenile', view: 'Gör', back: 'Geri', bar: 'Çubuk' },
    version: { restore: 'Geri yükle' },
  });
  expect(merged).toBe(`import type { Texts } from './types'

export const tr: Texts = {
  general: {
    back: 'Geri',
    bar: 'Çubuk',
    cancel: 'İptal',
    open: 'Aç\\'ma',
    save: 'Kaydet',
    // Said twice.
    update:
      'Yenile',
    view: 'Gör',
  },
  version: {
    draft: 'Taslak',
    restore: 'Geri yükle',
  },
}
`);
});

test('a group that is not there is named', () => {
  expect(() => mergeTexts(source, { folder: { name: 'Ad' } })).toThrow('no group of texts: folder');
});
