/** @jest-environment jsdom */
import { adoptMarkup, fillIn } from './adopt-markup.mjs';
import { readRows } from './payload-rows.mjs';

const long = 'Zemin, ankraj ve püskürtme beton: altmış metrelik bir şev, bir kışta sağlama alındı.';
const page = (inside: string) => `<html><body>${inside}`;
const payload = (...rows: string[]) => rows.map((row) => `${row}\n`).join('');

/** What React reads of a payload that the browser has filled in, by row. */
function read(html: string, parts: (string | number)[]): Record<string, unknown> {
  document.documentElement.innerHTML = html.replace(/^<html>/, '');
  // As the page runs it.
  const filled = (Function(`return ${fillIn}`) as () => (parts: (string | number)[]) => string)()(parts);
  const models = readRows(filled)?.filter(({ kind }) => kind === '') ?? [];
  return Object.fromEntries(models.map(({ id, text: json }) => [id, JSON.parse(json)]));
}

function adopt(html: string, text: string) {
  const adopted = adoptMarkup(html, text);
  if (!adopted) throw new Error('nothing is adopted');
  return { ...adopted, payload: adopted.payload.join(''), models: read(adopted.html, adopted.payload) };
}

const section = [
  '$',
  'section',
  'a',
  { id: 'a', className: 'paper', lang: '$undefined', children: ['$', 'p', null, { children: long }] },
];
const markup = `<section id="a" class="paper"><p>${long}</p></section>`;

test('what the page has as markup is not in the payload, and comes out of the page', () => {
  const {
    html,
    payload: text,
    models,
  } = adopt(page(`<main>${markup}</main>`), payload(`0:${JSON.stringify(section)}`));
  expect(text).not.toContain('Zemin');
  expect(html).toContain('<section data-a="0" id="a"');
  expect(models['0']).toEqual([
    '$',
    'section',
    'a',
    { id: 'a', className: 'paper', dangerouslySetInnerHTML: { __html: `<p>${long}</p>` } },
  ]);
});

test('a component of the browser stays, and the markup beside it and inside it is adopted', () => {
  const model = ['$', 'div', null, { children: [section, ['$', '$L2', null, { label: 'Menü', children: section }]] }];
  const rows = ['2:I[7,["/a.js"],"Menu"]', `0:${JSON.stringify(model)}`];
  const { models } = adopt(page(`<div>${markup}<nav>${markup}</nav></div>`), payload(...rows));
  const own = ['$', 'section', 'a', expect.objectContaining({ dangerouslySetInnerHTML: { __html: `<p>${long}</p>` } })];
  expect(models['0']).toEqual([
    '$',
    'div',
    null,
    { children: [own, ['$', '$L2', null, { label: 'Menü', children: own }]] },
  ]);
});

test('what the page does not show yet stays in the payload', () => {
  const dialog = ['$', '$L2', null, { children: ['$', 'div', null, { children: `${long} Yalnız pencerede.` }] }];
  const rows = ['2:I[7,["/a.js"],"Dialog"]', `0:${JSON.stringify([section, dialog])}`];
  const { models } = adopt(page(markup), payload(...rows));
  expect(models['0']).toEqual([expect.anything(), dialog]);
});

test.each(['noscript', 'template', 'textarea', 'script'])('what stands in a %s alone is not in the page', (tag) => {
  const rows = [`0:${JSON.stringify(section)}`];
  expect(adoptMarkup(page(`<${tag}>${markup}</${tag}>`), payload(...rows))).toBeUndefined();
  // And does not take the place of what is.
  expect(adopt(page(`<${tag}>${markup}</${tag}>${markup}`), payload(...rows)).html).toContain(
    `</${tag}><section data-a="0"`,
  );
});

test('parts in rows of their own, now or later, and parts named by their place are found', () => {
  const icon = [
    '$',
    'svg',
    null,
    {
      className: 'icon',
      viewBox: '0 0 24 24',
      'aria-hidden': 'true',
      children: ['$', 'path', null, { d: 'M6 4l14 8-14 8z', strokeWidth: 2 }],
    },
  ];
  const rows = [
    `3:${JSON.stringify(['$', 'p', null, { children: long }])}`,
    `4:${JSON.stringify(['$', '$L2', null, { children: icon }])}`,
    `5:["$","svg",null,"$4:props:children:props"]`,
    '2:I[7,["/a.js"],"Menu"]',
    `0:${JSON.stringify(['$4', ['$', 'article', null, { children: ['$3', '$L5'] }]])}`,
  ];
  const drawn =
    '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 4l14 8-14 8z" stroke-width="2"></path></svg>';
  const { payload: text, models } = adopt(
    page(`<b>${drawn}</b><article><p>${long}</p>${drawn}</article>`),
    payload(...rows),
  );
  expect(models['0']).toEqual([
    '$4',
    ['$', 'article', null, { dangerouslySetInnerHTML: { __html: `<p>${long}</p>${drawn}` } }],
  ]);
  // Nobody names them any more.
  expect(Object.keys(models).sort()).toEqual(['0', '4']);
  expect(text).not.toContain('"$4:');
});

test('HTML of an editor’s is adopted, and its row goes', () => {
  const html = `<p>${long}</p><ul><li>“Köprü” &amp; tünel</li></ul>`;
  const rows = `3:T${Buffer.byteLength(html).toString(16)},${html}0:["$","div",null,{"className":"prose","dangerouslySetInnerHTML":{"__html":"$3"}}]\n`;
  const { payload: text, models } = adopt(page(`<div class="prose">${html}</div>`), rows);
  expect(text).not.toContain(':T');
  expect(models['0']).toEqual(['$', 'div', null, { className: 'prose', dangerouslySetInnerHTML: { __html: html } }]);
});

test('what search engines read is adopted, and other scripts are not', () => {
  const facts = JSON.stringify({ '@context': 'https://schema.org', '@type': 'AboutPage', description: long });
  const script = (type?: string) => ['$', 'script', null, { type, dangerouslySetInnerHTML: { __html: '$3' } }];
  const rows = (type?: string) =>
    payload(
      `3:T${Buffer.byteLength(facts).toString(16)},${facts}0:${JSON.stringify(['$', 'div', null, { children: script(type) }])}`,
    );
  const drawn = `<script type="application/ld+json">${facts}</script>`;
  const { models } = adopt(page(`<main>${drawn}</main>`), rows('application/ld+json'));
  expect(JSON.stringify(models['0'])).toContain(JSON.stringify({ __html: facts }));
  expect(adoptMarkup(page(`<div><script>${facts}</script></div>`), rows())).toBeUndefined();
});

test('a page that has such marks already is left as it is', () =>
  expect(adoptMarkup(page(`<i data-a="7"></i>${markup}`), payload(`0:${JSON.stringify(section)}`))).toBeUndefined());

test('a text that begins with a dollar sign is a text', () => {
  const model = ['$', 'p', null, { children: `$$5 million. ${long}` }];
  const { models } = adopt(page(`<p>$5 million. ${long}</p>`), payload(`0:${JSON.stringify(model)}`));
  expect(models['0']).toEqual(['$', 'p', null, { dangerouslySetInnerHTML: { __html: `$$5 million. ${long}` } }]);
});

test('content that looks like a place is content, also where a payload does not quote it', () => {
  const own = `"__html":~0~ ",0," ${long}:null\n0:["$","p",null,{}]\n`.repeat(8);
  const rows = [
    '2:I[7,["/a.js"],"Dialog"]\n',
    `3:T${Buffer.byteLength(own).toString(16)},${own}`,
    `0:${JSON.stringify([section, ['$', '$L2', null, { text: own, content: '$3' }]])}\n`,
  ];
  const adopted = adoptMarkup(page(markup), rows.join(''));
  expect(adopted?.payload).toContain(0);
  const filled = (Function(`return ${fillIn}`) as () => (parts: unknown) => string)()(adopted?.payload);
  expect(readRows(filled)?.find(({ id }) => id === '3')?.text).toBe(own);
  expect(read(page(markup), adopted?.payload ?? [])['0']).toEqual([
    expect.anything(),
    ['$', '$L2', null, { text: own, content: '$3' }],
  ]);
});

test('a mark that is gone leaves its element empty, and the others right', () => {
  const [first, second] = ['Bir', 'İki'].map((name) => ['$', 'p', name, { children: `${name}. ${long}` }]);
  const adopted = adoptMarkup(
    page(`<p>Bir. ${long}</p><p>İki. ${long}</p>`),
    payload(`0:${JSON.stringify([first, second])}`),
  );
  const models = read((adopted?.html ?? '').replace(' data-a="0"', ''), adopted?.payload ?? []);
  expect(models['0']).toEqual([
    ['$', 'p', 'Bir', { dangerouslySetInnerHTML: { __html: '' } }],
    ['$', 'p', 'İki', { dangerouslySetInnerHTML: { __html: `İki. ${long}` } }],
  ]);
});

test.each([
  ['short', '<p>Kısa</p>', ['$', 'p', null, { children: 'Kısa' }]],
  ['moved into the head', '<title>a</title>', ['$', 'title', null, { children: long }]],
  ['waiting for the server', '<p></p>', ['$', 'p', null, { children: ['$@9', long] }]],
  ['sent by a form', `<form><p>${long}</p></form>`, ['$', 'form', null, { action: '$h9', children: long }]],
])('what is %s stays in the payload', (_which, html, model) =>
  expect(adoptMarkup(page(html), payload(`0:${JSON.stringify(model)}`))).toBeUndefined(),
);

const client = '2:I[7,["/a.js"],"Part"]';

test.each([
  ['what a stream brings', ['5:X', '5:"first"', '5:"second"', '5:C']],
  ['a line of an unknown kind', ['9:x', '9:"first"', '9:C']],
])('%s is not lost: the payload stays as it is', (_which, lines) =>
  expect(adoptMarkup(page(markup), payload(...lines, `0:${JSON.stringify([section, '$5', '$9'])}`))).toBeUndefined(),
);

test('an empty stream stays', () => {
  const { payload: text } = adopt(page(markup), payload('5:X', '5:C', `0:${JSON.stringify([section, '$5'])}`));
  expect(text).toMatch(/^5:X\n5:C\n0:/);
});

test.each([['$2:label'], ['$3:props:nothing'], ['$3:props:children:deeper']])(
  'a payload that names what there is not, %s, is refused',
  (name) => {
    const rows = [client, '3:["$","p",null,{"children":"Text"}]', `0:${JSON.stringify([section, { name }])}`];
    expect(() => adoptMarkup(page(markup), payload(...rows))).toThrow('a payload has no');
  },
);

test('a payload that names its parts by their place too often is refused, or stays as it is', () => {
  const island = (of: string) => ['$', '$L2', null, { one: `$${of}:3:a`, other: `$${of}:3:a` }];
  const lines = Array.from({ length: 30 }, (_, row) => {
    const of = (row + 10).toString(16);
    return `${(row + 11).toString(16)}:${JSON.stringify(['$', '$L2', null, { a: island(of) }])}`;
  });
  const first = `a:${JSON.stringify(['$', '$L2', null, { a: 'text' }])}`;
  expect(() =>
    adoptMarkup(page(markup), payload(client, first, ...lines, `0:${JSON.stringify([section, '$28'])}`)),
  ).toThrow('too many parts');
  const shared = [
    '$',
    '$L2',
    null,
    { words: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`word${at}`, long])) },
  ];
  const uses = Array.from({ length: 9 }, () => ['$', '$L2', null, { words: '$3:props:words' }]);
  const rows = payload(client, `3:${JSON.stringify(shared)}`, `0:${JSON.stringify([section, '$3', ...uses])}`);
  expect(adoptMarkup(page(markup), rows)).toBeUndefined();
});

test('a page of much that it does not show is looked through for so long, and keeps the rest', () => {
  const hidden = Array.from({ length: 100 }, (_, at) => ['$', 'p', null, { children: `${at}. ${long}` }]);
  const late = ['$', 'p', null, { children: `Son. ${long}` }];
  const dialog = ['$', '$L2', null, { children: hidden }];
  const adopted = adoptMarkup(
    page(`${markup}<p>Son. ${long}</p>${'<b>.</b>'.repeat(60_000)}`),
    payload(client, `0:${JSON.stringify([section, dialog, late])}`),
  );
  expect(adopted?.html).toContain('<section data-a="0"');
  expect(adopted?.payload.join('')).toContain(`Son. ${long}`);
});

test('a part with a picture is adopted, though React loads the picture early', () => {
  const picture = [
    '$',
    'div',
    null,
    {
      children: [
        ['$', 'img', null, { src: '/a.jpg', alt: '' }],
        ['$', 'p', null, { children: long }],
      ],
    },
  ];
  const { models } = adopt(
    page(`<div><img src="/a.jpg" alt=""/><p>${long}</p></div>`),
    payload(`0:${JSON.stringify(picture)}`),
  );
  expect(JSON.stringify(models['0'])).toContain('dangerouslySetInnerHTML');
});

test('what a component around it hears of React alone stays in the payload', () => {
  const field = ['$', 'p', null, { children: [long, ['$', 'input', null, { name: 'a' }]] }];
  expect(
    adoptMarkup(
      page(`<p>${long}<input name="a"/></p>`),
      payload(client, `0:${JSON.stringify(['$', '$L2', null, { children: field }])}`),
    ),
  ).toBeUndefined();
});

test('what is no payload of React is left as it is', () => expect(adoptMarkup(page(markup), 'other')).toBeUndefined());
