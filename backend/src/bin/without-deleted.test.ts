import { withoutDeleted } from './without-deleted';

jest.mock('../../../lib/i18n/catalogues');

const hidden = new Set(['/page/a']);
const to = (link: string) => ({ title: link, link });

test('entries of menu and footer that lead to a deleted page are left out, in every language and at every level', () => {
  const model = {
    menu: {
      one: to('/page/a'),
      two: { ...to('/page/b'), dropdown: [to('/en/page/a#x'), to('/page/c')] },
      three: { ...to('/page/a'), dropdown: [to('/page/c')] },
      four: {
        title: 'Columns',
        megamenu: [
          { title: 'x', dropdown: [to('/page/a')] },
          { title: 'y', dropdown: [to('/')] },
        ],
      },
    },
    footer: { one: { title: 'Footer', text: '', submenu: [to('/page/a'), to('/page/ab')] } },
    siteInfo: {},
  };
  expect(withoutDeleted(model, hidden)).toEqual({
    menu: {
      two: { ...to('/page/b'), dropdown: [to('/page/c')] },
      three: { title: '/page/a', dropdown: [to('/page/c')] },
      four: { title: 'Columns', megamenu: [{ title: 'y', dropdown: [to('/')] }] },
    },
    footer: { one: { title: 'Footer', text: '', submenu: [to('/page/ab')] } },
    siteInfo: {},
  });
});
