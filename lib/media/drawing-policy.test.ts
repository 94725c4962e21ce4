/** @jest-environment node */
import { createHash } from 'node:crypto';

import { processorTime } from '../../test/processor-time';

import { drawingPolicy } from './drawing-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const locked = "default-src 'none'; sandbox; frame-ancestors 'none'";
const svg = (inside: string) => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test('a drawing without styles of its own may use none', () => {
  expect(drawingPolicy(svg('<path fill="red" d="M0 0"/>'))).toBe(locked);
});

test.each([
  ['plain', '<style>.a{fill:red}</style>', '.a{fill:red}'],
  ['with attributes, and empty lines of Windows', '<style type="text/css">\r\n.a{}\r\n</style>', '\n.a{}\n'],
  ['as character data', '<style><![CDATA[a>b{fill:red}]]></style>', 'a>b{fill:red}'],
  ['escaped', '<style>a&gt;b{} c&#x20;&#100;{} e{content:"&amp;lt;"}</style>', 'a>b{} c d{} e{content:"&lt;"}'],
  ['with a namespace', '<svg:style>.a{}</svg:style>', '.a{}'],
  ['with a comment', '<style>.a{}<!-- x -->.b{}</style>', '.a{}.b{}'],
])('a style element %s is allowed by the hash of its text', (_, element, text) => {
  expect(drawingPolicy(svg(element))).toBe(`${locked}; style-src-elem ${hash(text)}`);
});

test.each([
  ['in double quotes', 'style="fill:red"', 'fill:red'],
  ['in single quotes, with spaces', 'style = \'font-family:"A"\'', 'font-family:"A"'],
  ['over lines', 'style="fill:red;\r\n\tstroke:none"', 'fill:red;  stroke:none'],
  ['escaped', 'style="font-family:&quot;A&quot;"', 'font-family:"A"'],
])('a style attribute %s is allowed by the hash of its value', (_, attribute, value) => {
  expect(drawingPolicy(svg(`<path ${attribute}/>`))).toBe(`${locked}; style-src-attr 'unsafe-hashes' ${hash(value)}`);
});

test('equal styles are named once, and those in comments not at all', () => {
  const twice = svg('<g style="a:b"><g style="a:b"/></g><!-- <g style="c:d"/><style>e{}</style> -->');
  expect(drawingPolicy(twice)).toBe(`${locked}; style-src-attr 'unsafe-hashes' ${hash('a:b')}`);
});

test('a policy stays short enough for the buffers of proxies', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `<g style="order:${index}"/>`).join('');
  expect(drawingPolicy(svg(many)).length).toBeLessThan(4000);
});

test.each<[piece: string, times: number, before?: string]>([
  ['<style>', 400_000],
  ['<!--', 700_000],
  ['<a style="', 300_000],
  ['<a \'"', 500_000],
  ['a', 100_000, '<!DOCTYPE'],
  ['<![CDATA[', 300_000],
])('%s without an end is read as fast as anything', (piece, times, before = '') => {
  const text = svg(before + piece.repeat(times));
  const took = processorTime(() => expect(drawingPolicy(text)).toContain(locked));
  expect(took).toBeLessThan(2000);
});
