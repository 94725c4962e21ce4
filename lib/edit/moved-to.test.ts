/** @jest-environment node */
import { processWide } from '../process-wide.mjs';
import { redirectTable } from '../redirects/redirect-table';
import { movedTo } from './moved-to';

const list = [
  { from: '/page/eski', to: '/page/yeni?a=1#b', permanent: true },
  { from: '/page/orada', to: 'https://other.example/x', permanent: true },
];

beforeEach(() => {
  Object.assign(
    processWide('redirects', () => ({})),
    { table: redirectTable(list, 'https://site.example') },
  );
});

test('the edit address of a former address is that of the page now', () => {
  expect(movedTo('/page/eski', 'tr')).toBe('/edit/page/yeni');
  expect(movedTo('/page/eski', 'en')).toBe('/en/edit/page/yeni');
});

test('an address without a redirect, or with one to another site, leads nowhere', () => {
  expect(movedTo('/page/baska', 'tr')).toBeUndefined();
  expect(movedTo('/page/orada', 'tr')).toBeUndefined();
});
