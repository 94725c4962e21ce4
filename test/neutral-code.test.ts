/**
 * @jest-environment node
 *
 * The code, its packages and services are no company's: what the demo company is called, and how its lists are, stands
 * in its content, in tests and in the docs (docs/decisions/0085-neutral-names.md).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import model from '../backend/seed/demo/content/application-model.json';
import rows from '../backend/seed/demo/content/categories.json';

const root = path.join(__dirname, '..');

const isExempt = (file: string) =>
  /^(?:backend\/seed|backend\/src\/migrations|docs|e2e|test)\//.test(file) ||
  /\.(?:test|fixture)\.tsx?$/.test(file) ||
  // Words of Turkish, one of which is also a key.
  file === 'backend/src/search/visitor-words.json';

const isBinary = (file: string) => /\.(?:png|jpe?g|webp|avif|ico|woff2?|ttf|mp4|pdf)$/.test(file);

const [company = ''] = model.siteInfo.title.toLocaleLowerCase('tr').split(' ');

/** A key that is also a word counts where it is a value of its own, or a parameter. */
const asValue = (key: string) => new RegExp(`['"\`]${key}['"\`]|category[=:]${key}\\b`);

const patterns: (readonly [name: string, pattern: RegExp])[] = [
  [company, new RegExp(company, 'i')],
  ...rows.flatMap(({ link }) => (link ? [[link, new RegExp(link, 'i')] as const] : [])),
  ...rows.map(({ key }) => [key, key.includes('_') ? new RegExp(key) : asValue(key)] as const),
];

/** What of the demo stands in a text. */
const foundIn = (text: string) => patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && !isExempt(file) && !isBinary(file));
}

function read(file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    // Deleted, and not committed yet.
    return '';
  }
}

test('the company’s name, and the keys and addresses of its lists, are found', () => {
  expect(company.length).toBeGreaterThan(3);
  expect(foundIn(model.siteInfo.title)).toEqual([company]);
  expect(foundIn("GetCategoryPages?category=metro, /reference/baraj-projeleri, ['otel_avm_konut']")).toEqual([
    'baraj-projeleri',
    'metro',
    'otel_avm_konut',
  ]);
  expect(foundIn('a metro line, barajlar, endustriyel')).toEqual([]);
});

test('nothing of the demo company stands in the code', () => {
  const files = trackedFiles();
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => [file, read(file)].flatMap(foundIn).map((name) => `${file}: ${name}`));
  expect([...new Set(found)]).toEqual([]);
});
