import { normalizeApplicationModel } from './normalize-application-model';
import { withDemoMenu } from './with-demo-menu';

const siteInfo = { title: 'Site' };
const own = { siteInfo, menu: { a: { title: 'Bir', link: '/bir' } } };

const context = {
  warn: () => undefined,
  sanitizeHtml: (html: string) => html,
  resolveLink: (href: string) => href,
  resolveMedia: (src: string) => src,
};

async function menuIn(environment: 'development' | 'production', raw: unknown) {
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  const model = normalizeApplicationModel(await withDemoMenu(raw), 'tr', context);
  replaced.restore();
  return model?.menu ?? [];
}

/** The links of a menu, at every level. */
function linksOf(menu: Awaited<ReturnType<typeof menuIn>>): string[] {
  return menu.flatMap(({ link, dropdown, megamenu }) => [
    link ?? '',
    ...linksOf([...dropdown, ...megamenu.flatMap((column) => column.dropdown)]),
  ]);
}

test.each([[undefined], [null], [{}], [[]], ['none']])(
  'in development a model with the menu %j gets the demo menu',
  async (menu) => {
    const links = linksOf(await menuIn('development', { siteInfo, menu }));
    for (const family of [
      /^\/home-/,
      /^\/page\//,
      /^\/portfolio\//,
      /^\/elements\//,
      /^\/headers\//,
      /^\/footers\//,
      /^\/page-title\//,
      /^\/model-popup\//,
      /^\/blogs\//,
      /^\/blog-types\/[^/]+\/1$/,
      /^\/shop\//,
      /^\/icon-pack/,
    ]) {
      expect(links).toContainEqual(expect.stringMatching(family));
    }
  },
);

test('a menu of the backend is unchanged', async () => {
  expect(linksOf(await menuIn('development', own))).toEqual(['/bir']);
});

test('in production an empty menu stays empty', async () => {
  expect(await menuIn('production', { siteInfo })).toEqual([]);
});

test('a value that is not a model is unchanged', async () => {
  expect(await menuIn('development', null)).toEqual([]);
  expect(await menuIn('development', 'x')).toEqual([]);
});
