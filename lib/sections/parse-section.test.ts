import { definitions, type SectionByType } from '../../components/sections/definitions';
import { isRecord, isWellFormed, parseSection } from './parse-section';
import { contextWithLog, everything, nothing } from '../../test/every-field';

function parse(raw: unknown) {
  const { warnings, context } = contextWithLog();
  return { section: parseSection<SectionByType<'hero'>>(definitions, raw, 'p', context), warnings };
}

test('a section keeps only the fields of its definition', () => {
  const { section, warnings } = parse({ id: 'a', type: 'hero', order: 3, title: 'T', stickyLink: '/x', other: 1 });
  expect(section).toEqual({ id: 'a', type: 'hero', order: 3, title: 'T', stickyLink: '/en/x' });
  expect(warnings).toEqual([]);
});

test('an optional field of the wrong shape counts as absent, with a warning that names it', () => {
  const { section, warnings } = parse({
    id: 'a',
    type: 'hero',
    title: 'T',
    subTitle: true,
    backgroundImage: {},
    stickyLink: 'javascript:alert(1)',
  });
  expect(section).toEqual({ id: 'a', type: 'hero', order: 0, title: 'T' });
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toContain('p(hero).subTitle');
});

test.each([
  ['no object', 'hero'],
  ['no type', { id: 'a' }],
  ['an unknown type', { id: 'a', type: 'carousel' }],
  ['a type every object has', { id: 'a', type: 'constructor' }],
  ['no id', { type: 'hero', title: 'T' }],
  ['an empty required field', { id: 'a', type: 'hero', title: '' }],
  ['a required field of the wrong type', { id: 'a', type: 'hero', title: ['T'] }],
])('%s: the section is dropped with a warning', (_name, raw) => {
  const { section, warnings } = parse(raw);
  expect(section).toBeUndefined();
  expect(warnings).not.toEqual([]);
});

test('an item that lacks a required field is dropped, the others stay in order', () => {
  const { warnings, context } = contextWithLog();
  const raw = { id: 'a', type: 'accordion', list: [{ title: '1' }, { content: 'x' }, 'no', { title: '2' }] };
  const section = parseSection<SectionByType<'accordion'>>(definitions, raw, 'p', context);
  expect(section?.list.map(({ title }) => title)).toEqual(['1', '2']);
  expect(warnings).toHaveLength(2);
});

test('an item with a number in place of a text is kept', () => {
  const { warnings, context } = contextWithLog();
  const posts = { id: 'a', type: 'lastPosts', list: [{ id: 7, title: 2026 }] };
  const counter = { id: 'b', type: 'counter', list: [{ number: { text: 250 }, title: 'Şaft' }] };
  const parsed = [posts, counter].map((raw) =>
    parseSection<SectionByType<'lastPosts' | 'counter'>>(definitions, raw, 'p', context),
  );
  expect(parsed).toMatchObject([
    { list: [{ id: '7', title: '2026' }] },
    { list: [{ number: { text: '250' }, title: 'Şaft' }] },
  ]);
  expect(warnings).toEqual([]);
});

test('missing fields get their defaults, and a default link leads to the active language', () => {
  const { context } = contextWithLog();
  const tabs = parseSection<SectionByType<'tabList'>>(
    definitions,
    { id: 'a', type: 'tabList', list: [{ title: '1' }] },
    'p',
    context,
  );
  const title = parseSection<SectionByType<'pageTitle'>>(
    definitions,
    { id: 'a', type: 'pageTitle', title: 'T' },
    'p',
    context,
  );
  expect(tabs?.list[0]?.link).toBe('/en/page/hizmetlerimiz');
  expect(title?.pageHeaderHeight).toBe('450px');
});

test('a picture keeps an upright crop if it is valid and from an allowed origin', () => {
  const portraitOf = (portrait: unknown) =>
    parse({ id: 'a', type: 'hero', title: 'T', backgroundImage: { src: '/x.jpg', portrait } }).section?.backgroundImage
      ?.portrait;
  const crop = { src: '/portrait/x.webp', width: 750, height: 1125 };
  expect(portraitOf({ ...crop, quality: 1 })).toEqual(crop);
  for (const wrong of [
    undefined,
    '/x.webp',
    {},
    { ...crop, src: 'https://evil.example/x.webp' },
    { ...crop, height: 500 },
  ])
    expect(portraitOf(wrong)).toBeUndefined();
});

test('a counter without a number is dropped', () => {
  const { context } = contextWithLog();
  const raw = { id: 'a', type: 'counter', list: [{ number: { text: '12' } }, { number: {} }, {}] };
  expect(parseSection<SectionByType<'counter'>>(definitions, raw, 'p', context)?.list).toHaveLength(1);
});

test('properties that every object has are not fields of a section', () => {
  const inherited = Object.assign(Object.create({ text: 'T' }) as object, { id: 'a', type: 'everything', group: {} });
  const { context } = contextWithLog();
  expect(parseSection([everything], inherited, 'p', context)).toEqual(nothing);
});

test('in development, a section of an unknown type is kept', () => {
  const { warnings, context } = contextWithLog();
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(parseSection([everything], { id: 'a', type: 'none', order: 2, text: 'T' }, 'p', context)).toEqual({
    id: 'a',
    type: 'none',
    order: 2,
  });
  env.restore();
  expect(warnings).toEqual(['p: unknown section type "none"']);
});

test.each([
  [
    'length',
    ['0px', '1.5rem', '60vh', '60svh', '50%', '9999px'],
    ['px', '12345px', '1.px', '-1px', 'a1px', '1pxa', '1 px'],
  ],
  [
    'date',
    ['2026-01-09', '2026-12-31', '2026-10-20'],
    ['2026-00-10', '2026-13-01', '2026-01-00', '2026-01-32', '226-01-01', '2026-1-1', 'x2026-01-01', '2026-01-01x'],
  ],
  ['icon', ['a', 'shield-check', 'a1-b2'], ['', '-a', 'a-', 'a--b', 'A', 'a b', 'ş']],
  ['link', ['/a', 'https://a.example'], ['a', 'javascript:x']],
  ['color', ['#fff'], ['red']],
  ['text', ['', 'anything'], []],
  ['constructor', ['anything'], []],
] as const)('%s: %j are well formed, %j are not', (kind, good, wrong) => {
  expect(good.filter((text) => !isWellFormed(kind, text))).toEqual([]);
  expect(wrong.filter((text) => isWellFormed(kind, text))).toEqual([]);
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['x', false],
])('%j is a record: %s', (value, expected) => expect(isRecord(value)).toBe(expected));
