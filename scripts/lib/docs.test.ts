import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { anchorsOf, linksOf, pathsOf, wordsIn } from './markdown.mjs';

const root = path.join(__dirname, '../..');

/** A record that needs more words explains instead of recording. */
const maxRecordWords = 300;

/** Made by builds, or by other people. */
const skipped = /^(?:node_modules|data|test-results|playwright-report|importMap\.js|\..*)$/;
const textFile = /\.(?:ts|tsx|mjs|js|json|scss|css|md|html)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(name) : textFile.test(name) ? [name] : [];
  });
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = filesBelow('').filter((file) => file !== 'package-lock.json');
const documents = files.filter((file) => file.endsWith('.md'));
const records = documents.filter((file) => file.startsWith('docs/decisions/'));
/** Guides to adding something name files that the reader creates; records name what was there at the time. */
const guides = documents.filter((file) => !records.includes(file) && !file.startsWith('docs/adding-'));
const madeAtRun = /^(?:backend\/data|deploy\/(?:\.env|settings\.env|secrets|acme))(?:\/|$)/;
const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))];

/** What is wrong with a link to a file of the repository, or to a heading of one. */
function problemOf(target: string, from: string): string | undefined {
  const [name = '', anchor] = target.split('#');
  const file = name ? path.join(path.dirname(from), name) : from;
  if (!existsSync(path.join(root, file))) return `${from}: ${target}: no such file`;
  if (!anchor || anchorsOf(read(file)).has(anchor)) return undefined;
  return `${from}: ${target}: no such heading`;
}

test('links of the documents lead to files and headings that exist', () => {
  const problems = documents.flatMap((file) => linksOf(read(file)).map((target) => problemOf(target, file)));
  expect(problems.filter(Boolean)).toEqual([]);
});

test('documents that the code cites exist, with the headings that it names', () => {
  const cited = /docs\/[\w./-]+\.md(?:#[\w-]+)?/g;
  const problems = files.flatMap((file) =>
    [...read(file).matchAll(cited)].map(([target]) => problemOf(path.relative(path.dirname(file), target), file)),
  );
  expect(problems.filter(Boolean)).toEqual([]);
});

test('decision records that the code cites exist', () => {
  const numbers = records.map((file) => path.basename(file).slice(0, 4));
  const cited = files.flatMap((file) =>
    [...read(file).matchAll(/docs\/decisions\/(\d{4})/g)].map(([, number = '']) => ({ file, number })),
  );
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test('files and folders that a guide names exist', () => {
  const isMissing = (name: string) => !madeAtRun.test(name) && !existsSync(path.join(root, name));
  const problems = guides.flatMap((file) =>
    pathsOf(read(file), folders).flatMap((name) => (isMissing(name) ? `${file}: ${name}` : [])),
  );
  expect(problems).toEqual([]);
});

test('nothing cites a document that is not in the repository', () => {
  const foreign = /\b(?:SPEC|CONTRACT|STYLE|ARCHITECTURE)\.md\b|\b(?:SPEC|CONTRACT) ?§/;
  expect(files.filter((file) => foreign.test(read(file)))).toEqual([]);
});

test.each(records)(`%s has at most ${maxRecordWords} words`, (file) => {
  expect(wordsIn(read(file))).toBeLessThanOrEqual(maxRecordWords);
});

test('the Turkish guide of editing names every button of the English one, and has its parts', () => {
  const [english, turkish] = [read('docs/editing-guide.md'), read('docs/duzenleme-kilavuzu.md')];
  const labels = [...english.matchAll(/\*\*[^*]+\*\* \(([A-ZÇĞİÖŞÜ][^)]+)\)/g)].map(([, label = '']) => label);
  expect(labels.length).toBeGreaterThan(30);
  expect(labels.filter((label) => !turkish.includes(label))).toEqual([]);
  const shape = (text: string) => text.match(/^#+ |^!\[|^- /gm);
  expect(shape(turkish)).toEqual(shape(english));
});

test('the guide fetches a version by its name: after a rollback no branch is checked out, which git pull needs', () => {
  const lines = read('docs/operations.md').split('\n');
  expect(lines.filter((line) => line.includes('git pull'))).toEqual([]);
});

test('the guide copies only into folders that it has made', () => {
  const blocks = [...read('docs/operations.md').matchAll(/```sh\n([^]*?)```/g)].map(([, text = '']) => text);
  const copied = blocks.flatMap((text) =>
    [...text.matchAll(/^ *cp -r .* (\S+)$/gm)].filter(([, to]) => !text.includes(`mkdir -p ${to}\n`)),
  );
  expect(copied.map(([line]) => line)).toEqual([]);
});
