import { accordionFixture } from '@/components/sections/Accordion/Accordion.fixture';
import { definitions } from '@/components/sections/definitions';
import { loadFixture } from '@/components/sections/load-fixture';
import { pageTitleFixture } from '@/components/sections/PageTitle/PageTitle.fixture';
import { parse } from '@/components/sections/render-section';

import { onlyRequired, withLongTexts } from './derive';

describe.each(definitions.map((definition) => [definition.type, definition] as const))('%s', (type, { fields }) => {
  it.each([
    ['what is required', onlyRequired],
    ['long texts', withLongTexts],
  ])('is a section still with %s', async (_name, change) => {
    const { section, warnings } = parse(change(fields, await loadFixture(type)));
    expect(section).toMatchObject({ type });
    expect(warnings).toEqual([]);
  });
});

test('items keep only required fields', () => {
  const { fields } = definitions.find(({ type }) => type === 'accordion') ?? { fields: {} };
  expect(onlyRequired(fields, accordionFixture)).toEqual({
    id: 'accordion-1',
    type: 'accordion',
    order: 10,
    list: accordionFixture.list.map(({ title }) => ({ title })),
  });
});

test('links, colours and pictures are unchanged when texts grow', () => {
  const { fields } = definitions.find(({ type }) => type === 'pageTitle') ?? { fields: {} };
  const { title, subTitle, ...rest } = withLongTexts(fields, pageTitleFixture);
  expect([String(title).length, String(subTitle).length].every((length) => length > 80)).toBe(true);
  expect(pageTitleFixture).toMatchObject(rest);
});
