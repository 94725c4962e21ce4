import { definitions, type SectionByType } from '../../components/sections/definitions';
import { isColor, parseSection, type ParseContext } from './parse-section';

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
])('%s is no colour', (value) => expect(isColor(value)).toBe(false));
