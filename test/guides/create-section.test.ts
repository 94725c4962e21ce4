/**
 * @jest-environment node
 *
 * `npm run create`, in a copy. That what it makes compiles is checked by `guides.test.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { projectCopy } from './run-create';

let project: ReturnType<typeof projectCopy>;
let listBefore: string;
beforeEach(() => {
  project = projectCopy();
  listBefore = read('custom/definitions.ts');
});
afterEach(() => project.remove());

const read = (file: string) => readFileSync(path.join(project.base, file), 'utf8');

test('a section is made, listed everywhere, and named as its maker says', () => {
  const said = project.create('section', 'Quote', 'title:text!', 'who:text=Kim|Who', '--label=Alıntı|Quotation');
  expect(said.match(/^written/gm)).toHaveLength(8);
  expect(read('custom/sections/Quote/definition.ts')).toContain("label: { tr: 'Alıntı', en: 'Quotation' }");
  expect(read('custom/sections/Quote/definition.ts')).toContain("who: field('text', { tr: 'Kim', en: 'Who' })");
  expect(read('custom/sections/Quote/definition.ts')).toContain("{ tr: 'Başlık', en: 'Title' }, { required: true }");
  expect(read('custom/definitions.ts')).toMatch(/\bquote,?\s*\] as const/);
  expect(read('custom/registry.ts')).toContain('quote: { component: Quote }');
  expect(read('custom/fixtures.ts')).toContain("quote: () => import('./sections/Quote/Quote.fixture')");
});

test('a second section stands beside the first', () => {
  project.create('section', 'Quote', 'title:text!');
  project.create('section', 'PriceList', 'title:text!');
  expect(read('custom/definitions.ts')).toMatch(/\bquote,\s*priceList,?\s*\] as const/);
});

test('a definition that was written by hand is enough, and what is there is kept', () => {
  mkdirSync(path.join(project.base, 'custom/sections/Motto'), { recursive: true });
  const own = `import { defineSection, field } from '../../../lib/sections/define-section';
export const motto = defineSection({ type: 'motto', label: { tr: 'Söz' }, fields: { words: field('text', { tr: 'Söz' }) } });
`;
  writeFileSync(path.join(project.base, 'custom/sections/Motto/definition.ts'), own);
  project.create('section', 'Motto');
  expect(read('custom/sections/Motto/definition.ts')).toBe(own);
  expect(read('custom/sections/Motto/Motto.tsx')).toContain('section.words');
  writeFileSync(path.join(project.base, 'custom/sections/Motto/Motto.tsx'), '// my own\n');
  expect(project.create('section', 'Motto')).toContain('kept     custom/sections/Motto/Motto.tsx');
  expect(read('custom/sections/Motto/Motto.tsx')).toBe('// my own\n');
});

test.each([
  [['section', 'quote', 'title:text'], '"quote" is no name for a section'],
  [['section', 'Hero', 'title:text'], 'the product has a section type "hero"'],
  [['section', 'Quote'], 'name its fields'],
  [['section', 'Quote', 'title'], '"title" is no field'],
  [['section', 'Quote', 'title:string'], '"string" is no kind of field'],
  [['section', 'Quote', 'order:text'], '"order" is a name that every section uses itself'],
  [['section', 'Quote', 'a:text', 'a:html'], '"a" is there twice'],
  [['section', 'Quote', 'a:list'], '"a" needs brackets'],
  [['page', 'Quote'], 'say what to make'],
])('%j is refused in one line, and nothing is written', (args, message) => {
  expect(() => project.create(...args)).toThrow(message);
  expect(existsSync(path.join(project.base, 'custom/sections/Quote'))).toBe(false);
  expect(read('custom/definitions.ts')).toBe(listBefore);
});
