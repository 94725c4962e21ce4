/** @jest-environment node */
import { Script, createContext } from 'node:vm';

import fc from 'fast-check';
// The function with which Next writes its scripts.
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape';

import { compactPayload } from './compact-payload.mjs';

const scriptOf = (part: unknown) =>
  `<script>self.__next_f.push(${htmlEscapeJsonString(JSON.stringify(part))})</script>`;
const documentOf = (parts: string[]) =>
  `<html><body><main>Baraj</main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${parts
    .map((part) => scriptOf([1, part]))
    .join('')}</body></html>`;

/** What the router reads once a browser has run a document's scripts. */
function readByRouter(html: string): string {
  const self: { __next_f?: [number, string?][] } = {};
  const context = createContext({ self });
  for (const [, body = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) new Script(body).runInContext(context);
  return (self.__next_f ?? []).map(([, text = '']) => text).join('');
}

const scripts = (html: string) => html.split('<script>').length - 1;

test('a payload is one script, shorter than before, and says the same', () => {
  const parts = [
    '1:["$","p",null,{"className":"a","chil',
    'dren":"Türkiye’nin <b>\\n \'ilk\' </b>"}]\n',
    '2:"\t\u2028"',
  ];
  const html = documentOf(parts);
  const compact = compactPayload(html, true);
  expect(scripts(compact)).toBe(1);
  expect(compact.length).toBeLessThan(html.length);
  expect(compact).toContain('<main>Baraj</main>');
  expect(readByRouter(compact)).toBe(parts.join(''));
});

test('any text survives, and none ends the script or begins an element', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '</script>',
      '<!--<script>',
      '\\',
      "\\'",
      '\\u003c',
      '\u2028',
      '\ud800',
      '\r\n',
      '\0',
      '$&',
      '</main>',
    ),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (parts) => {
      const compact = compactPayload(documentOf(parts), true);
      const [body = ''] = compact.split('[1,').slice(1);
      expect(body.split('</script>')[0]).not.toContain('<');
      expect(readByRouter(compact)).toBe(parts.join(''));
    }),
  );
});

test('scripts with something between them stay apart, in their order', () => {
  const html = `${scriptOf([1, 'one'])}<div hidden id="S:0">late</div>${scriptOf([1, 'two'])}`;
  expect(compactPayload(html, true)).toBe(
    `<script>self.__next_f.push([1,'one'])</script><div hidden id="S:0">late</div><script>self.__next_f.push([1,'two'])</script>`,
  );
});

test('a payload that is compact already stays as it is', () => {
  const once = compactPayload(documentOf(['a"b']), true);
  expect(compactPayload(once, true)).toBe(once);
});

test('other scripts stay as they are, and so does one that only looks like a payload', () => {
  const html = `${scriptOf([3, 'AA=='])}<script>x("[1,")</script><script>self.__next_f.push([1,"\\q"])</script>`;
  expect(compactPayload(html, true)).toBe(html);
});
