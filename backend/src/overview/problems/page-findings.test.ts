import type { StoredPage } from '../../wire/page';
import { findingsOf, problemsOf } from './page-findings';

const reference = { id: 'r1', blockType: 'reusableSection', sectionId: 'cagri-1', order: 10, reusable: 'u1' };
const page = {
  ...{ id: 1, pageKey: 'a', link: '/page/a', updatedAt: '2026-11-20T07:00:00.000Z' },
  ...{ title: { tr: 'A', en: 'A' }, description: { tr: 'A', en: 'A' }, sections: [reference] },
} as unknown as StoredPage;

const nothing = { media: new Map(), broken: new Map() };

function codesOf(stored: StoredPage, state?: { isThere: boolean; isPublic: boolean }) {
  const sources = new Map(state && [['u1', state]]);
  return problemsOf(findingsOf(stored, undefined), { ...nothing, sources }).map(({ code, sectionId }) => [
    code,
    sectionId,
  ]);
}

test.each([
  ['is gone', undefined, 'reusable_gone'],
  ['has no content', { isThere: false, isPublic: true }, 'reusable_gone'],
  ['is not public', { isThere: true, isPublic: false }, 'reusable_draft'],
])('the overview names a page with a reusable section that %s, as its own check does', (_what, state, code) => {
  expect(codesOf(page, state)).toEqual([[code, 'cagri-1']]);
});

test('a public reusable section, and one that is hidden on the page, are no problem', () => {
  expect(codesOf(page, { isThere: true, isPublic: true })).toEqual([]);
  expect(codesOf({ ...page, sections: [{ ...reference, isHidden: true }] })).toEqual([]);
});
