import type { StoredPage } from '../../wire/page';
import { countTranslations } from './count';
import { withOutdated } from './outdated';

const sentence = '<p>Yüzeyden tünele kadar bütün zemin işleri</p>';

function page(title: object, section: object, more: object = {}): StoredPage {
  const sections = [{ id: 'row', blockType: 'about', sectionId: 'about-1', ...section }];
  return { id: 1, pageKey: 'p', link: '/page/p', updatedAt: '', title, sections, ...more };
}

test('texts that are missing, copied and outdated are counted', () => {
  const description = { tr: sentence, en: sentence };
  const before = page({ tr: 'Baraj', en: 'Dam' }, { title: { tr: 'Biz' }, description });
  expect(countTranslations(before)).toEqual({ en: { texts: 3, missing: 1, copied: 1, outdated: 0 } });
  const after = withOutdated(before, { ...before, title: { tr: 'Barajlar', en: 'Dam' } });
  expect(countTranslations(after).en?.outdated).toBe(1);
});

test('hidden sections, and what is empty in Turkish, need no translation', () => {
  const hidden = page({ tr: 'Baraj' }, { isHidden: true, title: { tr: 'Biz' } }, { description: { tr: '', en: 'x' } });
  expect(countTranslations(hidden).en).toEqual({ texts: 1, missing: 1, copied: 0, outdated: 0 });
});

test('a text of the extra block counts only if it is shown', () => {
  const shown = page({ tr: 'a' }, {}, { dataHtml: { tr: '<p>b</p>' }, dataKind: 'html' });
  expect([shown, { ...shown, dataKind: 'none' as const }].map((one) => countTranslations(one).en?.texts)).toEqual([
    2, 1,
  ]);
});
