import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';

import { stubBrowser } from '@/components/ui/browser-stubs';
import type { Field, Fields } from '@/lib/sections/define-section';

import { definitions, type SectionType } from './definitions';
import { loadFixture } from './load-fixture';
import { registry } from './registry';
import { parse, renderSection } from './render-section';

beforeAll(() => {
  stubBrowser();
});

const types = Object.keys(registry) as SectionType[];

function definitionOf(type: SectionType) {
  const definition = definitions.find((one) => one.type === type);
  if (!definition) throw new Error(`no definition of ${type}`);
  return definition;
}

const wrong = fc.oneof(
  fc.constantFrom(undefined, null, '', ' ', 0, -1, true, [], [null], [[]], {}, { src: 1 }, 'javascript:alert(1)'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant('Ğ'.repeat(20_000)),
);

const right: Record<Exclude<Field['kind'], 'group' | 'list'>, fc.Arbitrary<unknown>> = {
  text: fc.string({ unit: 'grapheme' }),
  html: fc.constantFrom('<p>Metin</p>', '<script>alert(1)</script>', '<p><b>açık', '<ul><li>Bir</li></ul>'),
  link: fc.constantFrom('/page/jet-grout', 'https://example.com/', 'mailto:bilgi@kemerkaya.example', '#ek'),
  icon: fc.constantFrom('drill', 'linkedin', 'no-such-icon'),
  color: fc.constantFrom('#fff', '#3f76a6', 'rgba(0,0,0,.2)'),
  length: fc.constantFrom('450px', '50vh'),
  date: fc.constantFrom('2026-02-07', '2026-13-45'),
  choice: fc.constantFrom('_self', '_blank'),
  boolean: fc.boolean(),
  tags: fc.array(fc.constantFrom('Baraj', 'Tünel', 'İSG', '')),
  image: fc.constantFrom('/media/photos/hero-dam.jpg', { src: '/media/logos/x.svg', width: 220, height: 110 }),
  file: fc.constantFrom('/media/a.pdf', { src: '/media/a.pdf', size: 312_600, mimeType: 'application/pdf' }),
  movie: fc.constantFrom('/media/video/film.mp4', 'https://youtu.be/abc', { src: '/media/video/film.mp4' }),
};

function values(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields).map(([name, field]) => [name, value(field)] as const);
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}

function value(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'group') return fc.oneof({ weight: 4, arbitrary: values(field.fields) }, wrong);
  if (field.kind === 'list')
    return fc.oneof({ weight: 4, arbitrary: fc.array(values(field.fields), { maxLength: 7 }) }, wrong);
  return fc.oneof({ weight: 3, arbitrary: right[field.kind] }, { weight: 1, arbitrary: wrong });
}

test('every section type has a component', () => {
  expect(types.toSorted()).toEqual(definitions.map(({ type }) => type).toSorted());
});

describe.each(types)('%s', (type) => {
  let fixture: Record<string, unknown>;
  const names = Object.keys(definitionOf(type).fields);

  beforeAll(async () => {
    fixture = await loadFixture(type);
  });

  it('has an example with every field, which parses without a warning', () => {
    const { section, warnings } = parse(fixture);
    expect(warnings).toEqual([]);
    expect(section).toMatchObject({ type, id: fixture.id });
    expect(Object.keys(fixture)).toEqual(expect.arrayContaining(names));
  });

  it.each(['tr', 'en'] as const)('renders its example accessibly in %s', async (language) => {
    const { container } = renderSection(fixture, language);
    expect(container.querySelector(`[data-section="${type}"]`)).toHaveAttribute('id', fixture.id);
    expect(await axe(container)).toHaveProperty('violations', []);
  });

  it.each(names)('renders without %s', async (name) => {
    const { container } = renderSection({ ...fixture, [name]: undefined });
    // Items keep their heading level when the section has no title.
    const rules = { 'heading-order': { enabled: name !== 'title' } };
    expect(await axe(container, { rules })).toHaveProperty('violations', []);
  });

  it('renders or drops whatever a backend sends', () => {
    fc.assert(
      fc.property(values(definitionOf(type).fields), (fields) => {
        const { section } = parse({ id: 'x', type, order: 1, ...fields });
        const { container } = renderSection({ id: 'x', type, order: 1, ...fields });
        const rendered = container.querySelectorAll('[data-section]').length;
        const html = container.innerHTML;
        cleanup();
        expect(rendered).toBe(section ? 1 : 0);
        expect(html).not.toMatch(/(href|src)="javascript:|<script|\[object Object\]|undefined/);
      }),
      { numRuns: 40 },
    );
  });
});
