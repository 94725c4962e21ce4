/** @jest-environment node */
import { listChanges } from './add-to-lists.mjs';

const comment =
  "/** The company's own types, such as price. `npm run create` adds price: { component: Price } here. */";
const empty = {
  'definitions.ts': `${comment}\nexport const customDefinitions = [] as const;\n`,
  'registry.ts': `${comment}\nexport const customRegistry = {} satisfies Entries<Definition>;\n`,
  'fixtures.ts': `${comment}\nexport const customFixtures: Fixtures = {};\n`,
};

/** The lists with own sections, without the way they are laid out. */
function listsWith(...sections: [folder: string, type: string][]): string[] {
  return Object.entries(empty).map(([name, source]) =>
    sections
      .reduce((text, [folder, type]) => listChanges(folder, type)[name]?.(text) ?? '', source)
      .replaceAll(/\s+/g, ' '),
  );
}

test('a section is added whose name is a part of the name of another one, or a word of the comment', () => {
  const [definitions, registry, fixtures] = listsWith(['PriceList', 'priceList'], ['Price', 'price']);
  expect(listsWith(['Price', 'price'], ['Component', 'component'])[1]).toContain('component: { component: Component }');
  expect(definitions).toContain("import { price } from './sections/Price/definition';");
  expect(definitions).toContain('[ priceList, price, ] as const');
  expect(registry).toContain('{ priceList: { component: PriceList }, price: { component: Price }, } satisfies');
  expect(fixtures).toContain("price: () => import('./sections/Price/Price.fixture'), };");
});

test('a section that is in the lists already is not added a second time', () => {
  expect(listsWith(['Price', 'price'], ['Price', 'price'])).toEqual(listsWith(['Price', 'price']));
  expect(listsWith(['PriceList', 'priceList'], ['Price', 'price'], ['Price', 'price'])).toEqual(
    listsWith(['PriceList', 'priceList'], ['Price', 'price']),
  );
});

test('nor is one whose entry somebody has changed', () => {
  const changed = 'export const customRegistry = { price: { component: Price, frame: "wide" } } satisfies Entries;';
  expect(listChanges('Price', 'price')['registry.ts']?.(changed)).toBe(changed);
});
