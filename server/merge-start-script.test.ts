import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';

import { readStartScript } from '../lib/cache/start-script.mjs';
import { mergeStartScript } from './merge-start-script.mjs';

const files = 'static/chunks';
const start = { otherChunks: [`${files}/main.js`], runtimeModuleIds: [7] };

/** A script as Turbopack writes one, with one module. */
const script = (id: number) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${id},()=>{}]);\n`;

const manifest = (entries: Record<string, string[]>) =>
  `globalThis.__RSC_MANIFEST=(globalThis.__RSC_MANIFEST||{});globalThis.__RSC_MANIFEST["/[lang]/page"]=${JSON.stringify({ entryJSFiles: entries })}`;

let build: string;

const write = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(build, name)), { recursive: true });
  await writeFile(path.join(build, name), text);
};

beforeEach(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  const rootMainFiles = ['main.js', 'turbopack-a.js'].map((name) => `${files}/${name}`);
  const pagesChunkGroupBootstrapParams = { '/[lang]/page': start };
  await write('build-manifest.json', JSON.stringify({ rootMainFiles, pagesChunkGroupBootstrapParams }));
  await write('server/app/[lang]/page.js', '');
  await write(
    'server/app/[lang]/page_client-reference-manifest.js',
    manifest({ layout: [`${files}/layout.js`], page: [`${files}/layout.js`, `${files}/page.js`] }),
  );
  await write(`${files}/main.js`, `//# allFunctionsCalledOnLoad\n${script(1)}`);
  await write(`${files}/layout.js`, script(2));
  await write(`${files}/page.js`, script(3));
  await write(`${files}/turbopack-a.js`, '//# allFunctionsCalledOnLoad\nseen.push(...TURBOPACK);');
});

afterEach(() => rm(build, { recursive: true }));

/** Runs the merged script. @returns what was left for the runtime, and the elements in the head */
async function run() {
  const { src = '' } = readStartScript(build) ?? {};
  const text = await readFile(path.join(build, src.replace('/_next/', '')), 'utf8');
  const [seen, elements]: [unknown[], Record<string, string>[]] = [[], []];
  const createElement = () => {
    const element: Record<string, unknown> = {};
    element.setAttribute = (name: string, value: string) => (element[name] = value);
    return element;
  };
  const document = {
    createElement,
    head: { append: (element: Record<string, string>) => elements.push({ ...element }) },
  };
  runInContext(text, createContext({ document, seen }));
  return { text, seen: JSON.parse(JSON.stringify(seen)) as unknown[], elements };
}

test('one script has all that the home page starts with, each part under its own name, the runtime last', async () => {
  await mergeStartScript(build);
  const { text, seen } = await run();
  // A function has no text in JSON.
  expect(seen).toEqual([
    [`${files}/layout.js`, 2, null],
    [`${files}/page.js`, 3, null],
    [`${files}/main.js`, 1, null],
    start,
  ]);
  // It asks for the whole file, so it comes first, and once.
  expect(text.match(/allFunctionsCalledOnLoad/g)).toHaveLength(1);
  expect(text.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
});

test('for every part there is an element that is not fetched, so that nobody fetches the part', async () => {
  await mergeStartScript(build);
  const { elements } = await run();
  const parts = ['layout.js', 'page.js', 'turbopack-a.js'].map((name) => `/_next/${files}/${name}`);
  expect(readStartScript(build)).toMatchObject({ main: `/_next/${files}/main.js`, parts, start });
  expect(elements).toMatchObject(parts.map((src) => ({ src, async: '', type: 'merged' })));
});

test('the name changes with the content', async () => {
  await mergeStartScript(build);
  const before = await readFile(path.join(build, 'start-script.json'), 'utf8');
  await write(`${files}/page.js`, script(4));
  await mergeStartScript(build);
  expect(await readFile(path.join(build, 'start-script.json'), 'utf8')).not.toBe(before);
});

test('a build without a home page has none, and forgets that of a former one', async () => {
  await mergeStartScript(build);
  await rm(path.join(build, 'server/app/[lang]/page.js'));
  await mergeStartScript(build);
  expect(readStartScript(build)).toBeUndefined();
});

test.each([
  ['build-manifest.json', '{"rootMainFiles":[],"pagesChunkGroupBootstrapParams":{}}'],
  ['server/app/[lang]/page_client-reference-manifest.js', ''],
  [`${files}/page.js`, 'push(["another beginning"])'],
])('a build fails where Next writes its files otherwise: %s', async (name, text) => {
  await write(name, text);
  await expect(mergeStartScript(build)).rejects.toThrow(/home page|page\.js/);
});
