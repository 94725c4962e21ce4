/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { allowedHtml } from '@/lib/sections/allowed-html';

import { fromHtml, isEditable, toHtml } from './html';
import { richTextSchema } from './schema';

const seed = path.join(process.cwd(), 'backend/seed');

/** Every text of the demo content that contains elements. */
function seedTexts(): string[] {
  const files = readdirSync(seed, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const texts = new Set<string>();
  for (const file of files) {
    JSON.parse(readFileSync(path.join(seed, file), 'utf8'), (_name, value: unknown) => {
      if (typeof value === 'string' && /<\w/.test(value)) texts.add(value);
      return value;
    });
  }
  return [...texts];
}

test('the schema has exactly the elements that are allowed in content', () => {
  const { nodes, marks } = richTextSchema;
  const own = ['doc', 'text', 'line'];
  const elements = [...Object.keys(nodes), ...Object.keys(marks)].filter((name) => !own.includes(name));
  expect(elements.sort()).toEqual(Object.keys(allowedHtml).sort());
  for (const [tag, names] of Object.entries(allowedHtml)) {
    const { attrs } = (nodes[tag] ?? marks[tag])?.spec ?? {};
    expect([tag, Object.keys(attrs ?? {})]).toEqual([tag, names]);
  }
});

test('the editor does not change any rich text of the demo content', () => {
  const texts = seedTexts();
  expect(texts.length).toBeGreaterThan(200);
  for (const text of texts) {
    expect(toHtml(fromHtml(text))).toBe(text);
    expect([text, isEditable(text)]).toEqual([text, true]);
  }
});

test.each([
  '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
  '<blockquote>a</blockquote><blockquote><p>b</p><p>c</p></blockquote>',
  '<figure>a<figcaption>b <em>c</em></figcaption></figure>',
  '<table><tbody><tr><th scope="row" rowspan="2">a</th><td colspan="2"><p>b</p><p>c</p></td><td></td></tr></tbody></table>',
  '<p>a<br>b&nbsp; c</p><h4>d</h4>',
  '<p><a href="/x" target="_blank" rel="noopener">a <strong>b</strong></a></p>',
  '',
])('%s stays as it is', (html) => {
  expect(toHtml(fromHtml(html))).toBe(html);
  expect(isEditable(html)).toBe(true);
});

test.each([
  ['marks in another order', '<p><em><a href="/x">a</a></em></p>', '<p><a href="/x"><em>a</em></a></p>'],
  ['white space between blocks', '<p>a</p>\n<ul>\n <li>b</li>\n</ul>', '<p>a</p><ul><li>b</li></ul>'],
  ['text without a block', 'a', '<p>a</p>'],
])('%s loses nothing', (_what, html, written) => {
  expect(toHtml(fromHtml(html))).toBe(written);
  expect(isEditable(html)).toBe(true);
});

test.each([
  ['two heads of a table', '<table><thead><tr><td>a</td></tr></thead><thead><tr><td>b</td></tr></thead></table>'],
  ['a list in a caption', '<table><caption><ul><li>a</li></ul></caption><tbody></tbody></table>'],
])('%s cannot be edited but as HTML', (_what, html) => {
  expect(isEditable(html)).toBe(false);
});
