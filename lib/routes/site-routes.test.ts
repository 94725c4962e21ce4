import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defaultLanguage } from '../i18n/languages';
import { documents, foreignSearchPath, ownPages, searchPath } from './site-routes';

const root = path.join(__dirname, '../..');

/** The file of the route at a path, below a folder of `app`. */
const fileAt = (folder: string, route: string) =>
  ['page.tsx', 'route.ts'].find((name) => existsSync(path.join(root, 'app', folder, route, name)));

test.each(Object.entries(ownPages))(
  'the page %s has a route, and so have its steps',
  (pageKey, { path: own, steps }) => {
    expect(fileAt('[lang]', own)).toBe('page.tsx');
    expect((steps ?? []).filter((step) => !fileAt('[lang]', own + step))).toEqual([]);
    // Addresses are compared in lower case.
    expect([pageKey, own]).toEqual([pageKey.toLowerCase(), own.toLowerCase()]);
  },
);

test('no two pages have the same address', () => {
  const paths = Object.values(ownPages).map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(documents)('the document $path has a route', ({ path: own, isPerLanguage = false }) => {
  expect(fileAt(isPerLanguage ? '[lang]' : '', own)).toBe('route.ts');
});

test('the search has a route, and a rewrite to it from its Turkish name', () => {
  expect(fileAt('[lang]', foreignSearchPath)).toBe('page.tsx');
  const config = readFileSync(path.join(root, 'next.config.mjs'), 'utf8');
  const destination = ['`/${defaultLanguage}', foreignSearchPath, '`'].join('');
  expect(config).toContain(`{ source: '${searchPath}', destination: ${destination} }`);
  expect(config).toContain(`const defaultLanguage = '${defaultLanguage}'`);
});
