import type { ParseContext } from '../lib/sections/parse-section';

export const context: ParseContext = {
  warn: () => undefined,
  sanitizeHtml: (html) => html,
  resolveLink: (href) => href,
  resolveMedia: (src) => src,
};

const level = (title: string, dropdown: object[] = []) => ({ title, link: `/${title}`, dropdown });

/** An application model as a backend sends it. */
export const raw = {
  menu: {
    b: {
      title: 'İki',
      titleOtherLangs: { en: 'Two' },
      link: '/b',
      order: 2,
      megamenu: [{ title: 'S', dropdown: [level('m')] }],
    },
    a: { title: 'Bir', link: 'javascript:alert(1)', order: 1, dropdown: [level('1', [level('2', [level('3')])])] },
    c: { title: '', order: 3 },
    d: 'no item',
  },
  footer: { x: { title: 'F', order: 1, submenu: [{ title: 'L', link: '/l' }, {}] } },
  socialAccounts: { y: { name: 'X', icon: 'x', link: 'https://x.com/a', color: 'bad' }, z: { name: 'No link' } },
  siteInfo: { title: 'Site', titleOtherLangs: { en: 'Site EN' }, adress: 'Adres' },
  languages: [{ code: 'tr', name: 'Türkçe' }, { code: 'en', name: 'English' }, { code: 'xx' }],
};
