/** @jest-environment jsdom */
import { adopt, long, markup, page, payload, read, section } from '@/test/adopted-markup';

import { adoptMarkup, fillIn } from './adopt-markup.mjs';
import { readRows } from './payload-rows.mjs';

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
