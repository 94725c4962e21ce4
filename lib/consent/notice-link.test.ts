import { noticeLink } from './notice-link';

const column = (...links: (string | undefined)[]) => ({ submenu: links.map((link) => ({ link })) });

test('the notice on cookies comes before that on personal data, and this before that on privacy', () => {
  const [cookies, data, privacy] = ['/page/cerez-politikasi', '/page/kvkk-aydinlatma-metni', '/page/gizlilik'];
  expect(noticeLink({ footer: [column(privacy, data), column(undefined, cookies)], menu: [] })).toBe(cookies);
  expect(noticeLink({ footer: [column(privacy), column(data)], menu: [] })).toBe(data);
  expect(noticeLink({ footer: [column('/about')], menu: [{ link: `/en${privacy}` }] })).toBe('/en/page/gizlilik');
});

test('without a link to one there is none', () => {
  expect(noticeLink({ footer: [column('/about', undefined)], menu: [{}] })).toBeUndefined();
});
