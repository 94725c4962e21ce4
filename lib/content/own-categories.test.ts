/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { demoRows } from '../../test/demo-categories';
import { ownCategories, withOwnCategories } from './own-categories';

const folder = mkdtempSync(path.join(os.tmpdir(), 'own-categories-'));
const usual = process.env.CATEGORIES_FILE;
let count = 0;

/** Names a file of its own with this text. @returns its path */
function useFile(text: string): string {
  const file = path.join(folder, `${(count += 1)}.json`);
  writeFileSync(file, text);
  process.env.CATEGORIES_FILE = file;
  return file;
}

afterEach(() => {
  if (usual === undefined) delete process.env.CATEGORIES_FILE;
  else process.env.CATEGORIES_FILE = usual;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a backend without lists gets those of the demo, and those of the operator’s file if one is named', () => {
  delete process.env.CATEGORIES_FILE;
  expect(ownCategories()).toEqual(demoRows);
  useFile('[{"key":"koprular"}]');
  expect(ownCategories()).toEqual([{ key: 'koprular' }]);
  process.env.CATEGORIES_FILE = '';
  expect(ownCategories()).toEqual(demoRows);
});

test('“none” means no lists', () => {
  process.env.CATEGORIES_FILE = 'none';
  expect(ownCategories()).toBeUndefined();
});

test('a file is read once', () => {
  const file = useFile('[1]');
  expect(ownCategories()).toEqual([1]);
  writeFileSync(file, '[2]');
  expect(ownCategories()).toEqual([1]);
});

test.each([
  ['is missing', undefined],
  ['is no JSON', '[1'],
])('a named file that %s is refused with its name and the reason', (_what, text) => {
  const file = useFile(text ?? '');
  if (text === undefined) rmSync(file);
  expect(ownCategories).toThrow(
    expect.objectContaining({
      message: `CATEGORIES_FILE: got ${JSON.stringify(file)}, accepts the path of a JSON file with a list (docs/contract.md)`,
      cause: expect.objectContaining({ message: expect.any(String) as string }) as Error,
    }),
  );
});

test('a named file that is no list is refused', () => {
  useFile('{"key":"a"}');
  expect(ownCategories).toThrow('CATEGORIES_FILE');
});

test('a site without the demo content has no lists', () => {
  delete process.env.CATEGORIES_FILE;
  const before = process.cwd();
  process.chdir(folder);
  try {
    expect(ownCategories()).toBeUndefined();
    process.env.CATEGORIES_FILE = 'yok.json';
    expect(ownCategories).toThrow('CATEGORIES_FILE');
  } finally {
    process.chdir(before);
  }
});

test('an application model gets the lists only if it has no list of its own', () => {
  useFile('[{"key":"koprular"}]');
  expect(withOwnCategories({ menu: {} })).toEqual({ menu: {}, categories: [{ key: 'koprular' }] });
  for (const own of [[], null]) expect(withOwnCategories({ categories: own })).toEqual({ categories: own });
  for (const wrong of ['x', null, undefined, 7]) expect(withOwnCategories(wrong)).toBe(wrong);
});
