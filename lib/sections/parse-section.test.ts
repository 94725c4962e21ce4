import { definitions, type SectionByType } from '../../components/sections/definitions';
import { field, group, list, type SectionDefinition } from './define-section';
import { isColor, isRecord, isWellFormed, parseSection, type ParseContext } from './parse-section';

function contextWithLog() {
  const warnings: string[] = [];
  const context: ParseContext = {
    warn: (message) => warnings.push(message),
    sanitizeHtml: (html) => html.replaceAll('<script>', ''),
    resolveLink: (href) => `/en${href}`,
    resolveMedia: (src) => (src.startsWith('/') ? src : undefined),
  };
  return { warnings, context };
}

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
    subTitle: 42,
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

test.each([
  '#fff',
  '#A1b2C3',
  'rgb(1,2,3)',
  'rgb(255, 255, 255)',
  'rgba(0,0,0,.2)',
  'rgba(0, 0, 0, 0.35)',
  'rgba(1,2,3,1)',
  'rgba(1,2,3,0)',
])('%s is a colour', (value) => expect(isColor(value)).toBe(true));

test.each([
  '#ffff',
  'fff',
  'red',
  'rgb(1,2)',
  'rgb(256,0,0)',
  'rgba(0,0,0,1.5)',
  'rgba(0,0,0)',
  'url(x)',
  '#fff;x:y',
  'rgb(1,2,3);',
  '',
])('%s is not a colour', (value) => expect(isColor(value)).toBe(false));

/** One field of each kind, as a definition may have them. */
const label = { tr: 'x', en: 'x' };
const everything: SectionDefinition = {
  type: 'everything',
  label,
  fields: {
    text: field('text', label),
    html: field('html', label),
    link: field('link', label),
    home: field('link', label, { default: '/home' }),
    icon: field('icon', label),
    color: field('color', label),
    length: field('length', label),
    date: field('date', label),
    choice: field('choice', label, { options: ['left', 'right'] }),
    isOn: field('boolean', label),
    isOff: field('boolean', label, { default: true }),
    tags: field('tags', label),
    image: field('image', label),
    movie: field('movie', label),
    list: list(label, { title: field('text', label, { required: true }) }),
    group: group(label, { text: field('text', label) }),
  },
};

function parseAll(values: Record<string, unknown>) {
  const { warnings, context } = contextWithLog();
  const raw = { id: 'a', type: 'everything', group: {}, ...values };
  return { section: parseSection<Record<string, unknown>>([everything], raw, 'p', context), warnings };
}

const nothing = {
  ...{ id: 'a', type: 'everything', order: 0 },
  ...{ home: '/en/home', isOn: false, isOff: true, tags: [], list: [], group: {} },
};

test.each([undefined, null, ''])('a field of %j counts as absent, without a warning', (value) => {
  const values = Object.fromEntries(Object.keys(everything.fields).map((name) => [name, value]));
  expect(parseAll({ ...values, group: {} })).toEqual({ section: nothing, warnings: [] });
});

test.each([
  ['text', 'T', 'T'],
  ['text', 'The tag <script> & others', 'The tag <script> & others'],
  ['html', '<p>T</p>', '<p>T</p>'],
  ['link', '/a', '/en/a'],
  ['home', '/a', '/en/a'],
  ['icon', 'shield-check', 'shield-check'],
  ['color', '#fff', '#fff'],
  ['length', '450px', '450px'],
  ['date', '2026-11-22', '2026-11-22'],
  ['choice', 'right', 'right'],
  ['isOn', true, true],
  ['isOff', false, false],
  ['tags', ['a', '', 5, 'b'], ['a', 'b']],
  ['image', '/a.jpg', { src: '/a.jpg', alt: '' }],
  ['movie', '/a.mp4', { src: '/a.mp4', captions: [] }],
  ['list', [{ title: '1' }], [{ title: '1' }]],
  ['group', { text: 'T', other: 1 }, { text: 'T' }],
])('%s: %j becomes %j', (name, value, expected) => {
  expect(parseAll({ [name]: value })).toEqual({ section: { ...nothing, [name]: expected }, warnings: [] });
});

test.each([
  ['text', 5, 'text'],
  ['html', ['<p>'], 'text'],
  ['link', 'javascript:x', 'a link'],
  ['icon', 'No Icon', 'a icon'],
  ['color', 'red', 'a color'],
  ['length', '450', 'a length'],
  ['date', '22.11.2026', 'a date'],
  ['choice', 'up', 'one of left, right'],
  ['isOn', 'true', 'true or false'],
  ['tags', 'a', 'an array'],
  ['image', {}, 'an image'],
  ['movie', {}, 'a film'],
  ['list', { title: '1' }, 'an array'],
])('%s: %j counts as absent, and the log names the expected value: %s', (name, value, expected) => {
  expect(parseAll({ [name]: value })).toEqual({
    section: nothing,
    warnings: [`p(everything).${name}: expected ${expected}`],
  });
});

test('HTML without any allowed content is absent', () => {
  expect(parseAll({ html: '<script>' })).toEqual({ section: nothing, warnings: [] });
});

test('an invalid required group drops its section', () => {
  expect(parseAll({ group: ['x'] })).toEqual({
    section: undefined,
    warnings: ['p(everything).group: expected an object', 'p(everything).group: missing'],
  });
});

test('the log names the item and the field that is missing', () => {
  expect(parseAll({ list: [{ title: '1' }, 'x', {}] }).warnings).toEqual([
    'p(everything).list[1]: expected an object',
    'p(everything).list[2].title: missing',
  ]);
});

test('properties that every object has are not fields of a section', () => {
  const inherited = Object.assign(Object.create({ text: 'T' }) as object, { id: 'a', type: 'everything', group: {} });
  const { context } = contextWithLog();
  expect(parseSection([everything], inherited, 'p', context)).toEqual(nothing);
});

test.each([
  ['x', 'p: expected a section'],
  [{ id: 'a' }, 'p: expected a section'],
  [{ id: 'a', type: 5 }, 'p: expected a section'],
  [{ id: 'a', type: 'none' }, 'p: unknown section type "none"'],
  [{ id: 'a', type: 'n'.repeat(90) }, `p: unknown section type "${'n'.repeat(79)}`],
  [{ type: 'everything' }, 'p: missing id'],
  [{ id: '', type: 'everything' }, 'p: missing id'],
  [{ id: null, type: 'everything' }, 'p: missing id'],
])('the log names what is wrong with %j: %s', (raw, warning) => {
  const { warnings, context } = contextWithLog();
  expect(parseSection([everything], raw, 'p', context)).toBeUndefined();
  expect(warnings).toEqual([warning]);
});

test.each([
  [{ id: 7 }, { id: '7' }],
  [{ order: -2.5 }, { order: -2.5 }],
  [{ order: NaN }, { order: 0 }],
  [{ order: '3' }, { order: 0 }],
])('the frame %j becomes %j', (frame, expected) => expect(parseAll(frame).section).toMatchObject(expected));

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
  'rgb( 1 , 2 , 3 )',
  'rgba( 1 , 2 , 3 , 0.5 )',
  'RGB(1,2,3)',
  'rgba(255,255,255,1.000)',
  'rgba(0,0,0,.255)',
  'rgba(0,0,0,0.999)',
])('%s is a colour too', (value) => expect(isColor(value)).toBe(true));

test.each([
  ...['rgb(1234,0,0)', 'rgb(0,256,0)', 'rgb(0,0,256)', 'rgb(0,0,0,0)', 'rgb(,0,0)', 'rgba(0,0,300,1)', 'rgba(0,0,0,2)'],
  ...[
    'rgba(0,0,0,1.1)',
    'rgba(0,0,0,00.5)',
    'rgba(0,0,0,0.)',
    'rgba(0,0,1)',
    '#fffffff',
    '#ggg',
    'x#fff',
    'a rgb(1,2,3)',
  ],
  ...['rgb(300 , 0 , 0)', 'rgb(0, 300 ,0)', 'rgb(0,0,300 )', 'rgba(0,0, 300 ,1)'],
  ...['rgb(1;2;3)', 'rgba(1,2,3;1)', 'rgb(a,b,c)', 'rgb[1,2,3]', 'rgba(1,2,3,4,.5)', 'rgb(1 2 3)', '#1234', '#12345'],
])('%s is not a colour either', (value) => expect(isColor(value)).toBe(false));

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['x', false],
])('%j is a record: %s', (value, expected) => expect(isRecord(value)).toBe(expected));
