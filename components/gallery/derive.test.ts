import { definitions } from '@/components/sections/definitions';
import { fixtures } from '@/components/sections/fixtures';
import { parse } from '@/components/sections/render-section';

import { onlyRequired, withLongTexts } from './derive';

describe.each(definitions.map((definition) => [definition.type, definition] as const))('%s', (type, { fields }) => {
  it.each([
    ['what is required', onlyRequired],
    ['long texts', withLongTexts],
  ])('is a section still with %s', (_name, change) => {
    const { section, warnings } = parse(change(fields, fixtures[type]));
    expect(section).toMatchObject({ type });
    expect(warnings).toEqual([]);
  });
});

test('items keep what is required alone', () => {
  const { fields } = definitions.find(({ type }) => type === 'accordion') ?? { fields: {} };
  expect(onlyRequired(fields, fixtures.accordion)).toEqual({
    id: 'accordion-1',
    type: 'accordion',
    order: 10,
    list: fixtures.accordion.list.map(({ title }) => ({ title })),
  });
});

test('links, colours and pictures stay as they are where texts grow', () => {
  const { fields } = definitions.find(({ type }) => type === 'pageTitle') ?? { fields: {} };
  const { title, subTitle, ...rest } = withLongTexts(fields, fixtures.pageTitle);
  expect([String(title).length, String(subTitle).length].every((length) => length > 80)).toBe(true);
  expect(fixtures.pageTitle).toMatchObject(rest);
});
