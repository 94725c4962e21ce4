import { noticeLink, privacyLink } from './notice-link';

const column = (...links: (string | undefined)[]) => ({ submenu: links.map((link) => ({ link })) });

test('a notice on cookies is preferred to one on personal data, and that to one on privacy', () => {
  const [cookies, data, privacy] = ['/page/cerez-politikasi', '/page/kvkk-aydinlatma-metni', '/page/gizlilik'];
  expect(noticeLink({ footer: [column(privacy, data), column(undefined, cookies)], menu: [] })).toBe(cookies);
  expect(noticeLink({ footer: [column(privacy), column(data)], menu: [] })).toBe(data);
  expect(noticeLink({ footer: [column('/about')], menu: [{ link: `/en${privacy}` }] })).toBe('/en/page/gizlilik');
});

test('a form leads to the notice on personal data, or on privacy, never to one on cookies', () => {
  const [cookies, data, privacy] = ['/page/cerez-politikasi', '/page/kvkk-aydinlatma-metni', '/page/datenschutz'];
  const request = '/page/kvkk-basvuru-formu';
  expect(privacyLink({ footer: [column(cookies, privacy, request, data)], menu: [] })).toBe(data);
  expect(privacyLink({ footer: [column(cookies, privacy)], menu: [] })).toBe(privacy);
  expect(privacyLink({ footer: [column(cookies)], menu: [] })).toBeUndefined();
});

test('a page of the site comes before another site, and a mailbox is no notice', () => {
  const [authority, privacy] = ['https://verbis.kvkk.gov.tr/', '/page/gizlilik-politikasi'];
  expect(privacyLink({ footer: [column(authority, 'mailto:kvkk@a.example', privacy)], menu: [] })).toBe(privacy);
  expect(noticeLink({ footer: [column(authority)], menu: [{ link: privacy }] })).toBe(privacy);
  expect(privacyLink({ footer: [column('mailto:kvkk@a.example', 'https://a.example/kvkk')], menu: [] })).toBe(
    'https://a.example/kvkk',
  );
  expect(privacyLink({ footer: [column('mailto:kvkk@a.example')], menu: [] })).toBeUndefined();
});

test('without a matching link there is none', () => {
  expect(noticeLink({ footer: [column('/about', undefined)], menu: [{}] })).toBeUndefined();
});
