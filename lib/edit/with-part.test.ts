import { normalizeApplicationModel } from '../content/normalize-application-model';
import { parseContext } from '../content/parse-context';
import { withPart } from './with-part';

const model = {
  menu: { a: { title: 'Eski', titleOtherLangs: { en: 'Old' }, order: 1 } },
  footer: {},
  socialAccounts: {},
  siteInfo: { title: 'Yapı', titleOtherLangs: { en: 'Works' }, phone: '1' },
};
const read = (...[part, values]: [Parameters<typeof withPart>[1], Parameters<typeof withPart>[2]]) =>
  normalizeApplicationModel(withPart(model, part, values), 'en', parseContext('en'));

test('a menu that is being typed has its three levels, in the order of the form', () => {
  const third = { title: 'Third', link: '/c' };
  const second = { title: 'Second', link: '/b', subDropdown: [third] };
  const menu = read('navigation', { menu: [{ title: 'New', dropdown: [second] }, { title: 'Last' }] })?.menu;
  expect(menu?.map(({ title }) => title)).toEqual(['New', 'Last']);
  expect(menu?.[0]?.dropdown[0]?.dropdown[0]?.title).toBe('Third');
});

test('the site’s information, its columns and its accounts are those of the form', () => {
  expect(read('site-info', { title: 'Yapı Works', phone: '2' })?.siteInfo).toMatchObject({
    title: 'Yapı Works',
    phone: '2',
  });
  const footer = read('footer', {
    items: [{ title: 'Company', submenu: [{ title: 'About', link: '/about' }] }],
  })?.footer;
  expect(footer?.[0]?.submenu[0]?.title).toBe('About');
  const accounts = read('social', {
    accounts: [{ name: 'LinkedIn', link: 'https://example.com', icon: '' }, { name: '' }],
  });
  expect(accounts?.socialAccounts.map(({ name }) => name)).toEqual(['LinkedIn']);
});

test('the popup is that of the form, and a new one has an id', () => {
  const popup = { title: 'Kapalıyız', popupId: 7 };
  expect(withPart(model, 'popup', popup).popup).toEqual({ ...popup, id: 7 });
  expect(withPart(model, 'popup', { title: 'Yeni' }).popup).toEqual({ title: 'Yeni', id: 'new' });
  expect(withPart(model, 'popup', popup).siteInfo).toBe(model.siteInfo);
});

test('a form without lists has none', () => {
  expect(withPart(model, 'navigation', {}).menu).toEqual([]);
  expect(withPart(model, 'footer', { items: 'x' }).footer).toEqual([]);
  expect(withPart(model, 'social', {}).socialAccounts).toEqual([]);
});
