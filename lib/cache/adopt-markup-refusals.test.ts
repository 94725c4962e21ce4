/** @jest-environment jsdom */
import { adopt, client, long, markup, page, payload, section } from '@/test/adopted-markup';

import { adoptMarkup } from './adopt-markup.mjs';

test.each([
  ['short', '<p>Kısa</p>', ['$', 'p', null, { children: 'Kısa' }]],
  ['moved into the head', '<title>a</title>', ['$', 'title', null, { children: long }]],
  ['waiting for the server', '<p></p>', ['$', 'p', null, { children: ['$@9', long] }]],
  ['sent by a form', `<form><p>${long}</p></form>`, ['$', 'form', null, { action: '$h9', children: long }]],
])('what is %s stays in the payload', (_which, html, model) =>
  expect(adoptMarkup(page(html), payload(`0:${JSON.stringify(model)}`))).toBeUndefined(),
);

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
