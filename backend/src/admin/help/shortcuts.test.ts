import { helpTexts } from './help-texts';
import { shortcutsAt } from './shortcuts';

const titlesAt = (path: string) => shortcutsAt(path).map(({ title }) => helpTexts('tr')[title]);

test.each([
  ['/admin/collections/pages/7', true],
  ['/admin/collections/pages/create', true],
  ['/admin/globals/navigation', true],
  ['/admin/account', true],
  ['/admin', false],
  ['/admin/collections/pages', false],
  ['/admin/collections/pages/7/versions', false],
])('%s has the keys of a record: %s', (path, isRecord) => {
  expect(titlesAt(path)).toEqual([...(isRecord ? ['Açık kayıt'] : []), 'Her yerde', 'Arama penceresi']);
});
