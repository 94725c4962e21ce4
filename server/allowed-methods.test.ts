/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { allowedMethods } from './allowed-methods';

const app = path.join(process.cwd(), 'app');

/** The address of a route's file, with names for what varies. */
const addressOf = (file: string) =>
  `/${path
    .dirname(file)
    .replace('[lang]', 'en')
    .replace(/\[+(?:\.\.\.)?\w+\]+/g, 'x')}`;

const routes = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)route\.tsx?$/.test(file))
  .map((file) => {
    const source = readFileSync(path.join(app, file), 'utf8');
    const methods = [...source.matchAll(/export (?:async )?(?:function|const) ([A-Z]+)\b/g)].map(
      ([, name = '']) => name,
    );
    return [addressOf(file), methods] as const;
  });

test.each(routes)('%s takes %j', (address, methods) => {
  expect(methods.length).toBeGreaterThan(0);
  expect(allowedMethods(address)).toEqual(expect.arrayContaining(methods));
});

test.each([
  '/',
  '/about',
  '/en/about?x=1',
  '/page/contact/send',
  '/contact',
  '/en/newsletter',
  '/media/a.jpg',
  '/apis',
  '/api',
  '/api/unknown',
  '/api/constructor',
  '/api/edit',
  '/api/SendMail/more',
])('%s is for reading', (address) => expect(allowedMethods(address)).toEqual(['GET', 'HEAD']));

test('the default language has forms at its bare paths', () => {
  expect(allowedMethods('/contact/send')).toContain('POST');
  expect(allowedMethods('/newsletter/confirm?token=x')).toContain('POST');
});

test('pages of the edit mode take the action that makes their preview, and no other post', () => {
  const action = { 'next-action': '7f'.repeat(21), 'content-type': 'text/plain;charset=UTF-8' };
  const form = { ...action, 'content-type': 'multipart/form-data; boundary=x' };
  for (const path of ['/edit', '/edit/about', '/en/edit/page/a?version=1']) {
    expect(allowedMethods(path, action)).toContain('POST');
    expect(allowedMethods(path, form)).toContain('POST');
    expect(allowedMethods(path)).not.toContain('POST');
    expect(allowedMethods(path, { 'next-action': 'x' })).not.toContain('POST');
    expect(allowedMethods(path, { ...action, 'content-type': 'multipart/form-data' })).not.toContain('POST');
  }
  for (const path of ['/', '/about', '/editor', '/page/edit']) {
    expect(allowedMethods(path, action)).not.toContain('POST');
  }
});
