import { letKeyFollowLink } from './redirect-moved-page';

type Arguments = Parameters<typeof letKeyFollowLink>[0];

const keyAfter = (link: string, originalDoc: { link: string; pageKey: string }, pageKey?: string) =>
  (letKeyFollowLink({ data: { link, pageKey }, originalDoc } as unknown as Arguments) as { pageKey?: string }).pageKey;

test('a page whose address alone is changed is found by the key of the new one', () => {
  expect(keyAfter('/page/yeni', { link: '/page/eski', pageKey: 'eski' })).toBe('yeni');
  expect(keyAfter('/page/yeni', { link: '/page/eski', pageKey: 'eski' }, 'baska')).toBe('baska');
});

test('the home page keeps its key, or the site would have none', () => {
  expect(keyAfter('/page/anasayfa', { link: '/', pageKey: 'homepage' })).toBeUndefined();
});
