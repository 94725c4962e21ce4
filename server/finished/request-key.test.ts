/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { requestKey } from './request-key';

const keyOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  requestKey({ url, headers, method } as unknown as IncomingMessage);

/** As Next's router makes it: of the headers prefetch, segment, state tree and next-url. */
const hashOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join(',')).digest().subarray(0, 12).toString('base64url');

test('a page has one key, whatever is asked behind its path', () => {
  expect(keyOf('/about')).toBe('/about');
  expect(keyOf('/about?utm_source=x')).toBe('/about');
  expect(keyOf('/about', {}, 'HEAD')).toBe('/about');
  expect(keyOf('/about', { cookie: 'consent=1; my-edit-session=1', accept: '*/*' })).toBe('/about');
});

test.each([
  '/%61bout',
  '/page/%C3%A7elik%2Dk%C3%B6pr%C3%BC',
  '/page/%c3%a7elik',
  '/page/%E7',
  '/x/../about',
  '/./about',
])('%s is another spelling, and reaches Next', (url) => expect(keyOf(url)).toBeUndefined());

test.each(['/about#a', '//about', '/\\about', '/about/.', '/about/..'])('%s is no address of a page', (url) =>
  expect(keyOf(url)).toBeUndefined(),
);

test.each([
  '/',
  '/page/%C3%A7elik-k%C3%B6pr%C3%BC',
  '/page/r%26d',
  '/page/a%2Cb%3A%20c',
  '/page/a.b',
  '/page/a..b',
  '/page/.a',
])('%s is a plain one', (url) => expect(keyOf(url)).toBe(url));

test('the icons of the menu have a key for each version, and none for what nobody asks for', () => {
  expect(keyOf('/menu-icons.svg?v=0a1b2c3d')).toBe('/menu-icons.svg?v=0a1b2c3d');
  for (const query of ['', '?v=', '?v=0a1b2c3d&x=1', '?x=0a1b2c3d', '?v=0A1B2C3D'])
    expect(keyOf(`/menu-icons.svg${query}`)).toBeUndefined();
});

test.each([
  ['a form', {}, 'POST'],
  ['the draft mode', { cookie: 'a=1; __prerender_bypass=1' }, 'GET'],
  ['a preview', { cookie: '__next_preview_data=1' }, 'GET'],
  ['an editor', { cookie: 'a=1;edit-session=1' }, 'GET'],
  ['a renewal', { 'x-prerender-revalidate': '1' }, 'GET'],
  ['an action', { rsc: '1', 'next-action': 'a' }, 'GET'],
  ['a payload without its hash', { rsc: '1' }, 'GET'],
  ['a header of the router alone', { 'next-router-prefetch': '1' }, 'GET'],
])('%s reaches Next', (_name, headers, method) => {
  expect(keyOf('/about', headers, method)).toBeUndefined();
});

test('a payload has a key of its own for each kind, wherever the visitor comes from', () => {
  const tree = (name: string) => encodeURIComponent(JSON.stringify([name]));
  const ask = (from: string, prefetch?: string, segment?: string) =>
    keyOf(`/about?_rsc=${hashOf(prefetch ?? '0', segment ?? '0', tree(from), '0')}`, {
      rsc: '1',
      'next-router-state-tree': tree(from),
      ...(prefetch && { 'next-router-prefetch': prefetch }),
      ...(segment && { 'next-router-segment-prefetch': segment }),
    });
  const keys = [ask('home'), ask('home', '1'), ask('home', '1', '/_tree'), ask('home', '1', '/_head')];
  expect(new Set([...keys, '/about', undefined]).size).toBe(6);
  expect(ask('contact', '1', '/_tree')).toBe(ask('home', '1', '/_tree'));
});

test.each([
  ['x', undefined],
  ['1,1', undefined],
  [undefined, '/_tree'],
  ['2', '/_tree'],
])('a payload fetched ahead as %s, part %s, is none that the router asks for', (prefetch, segment) => {
  const query = `_rsc=${hashOf(prefetch ?? '0', segment ?? '0', '0', '0')}`;
  const headers = {
    rsc: '1',
    ...(prefetch && { 'next-router-prefetch': prefetch }),
    ...(segment && { 'next-router-segment-prefetch': segment }),
  };
  expect(keyOf(`/about?${query}`, headers)).toBeUndefined();
});

test('a payload whose hash is of other headers reaches Next, which redirects it', () => {
  const query = `_rsc=${hashOf('1', '/_tree', '0', '0')}`;
  const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  expect(keyOf(`/about?${query}`, headers)).toBeDefined();
  expect(keyOf(`/about?${query}`, { ...headers, 'next-router-segment-prefetch': '/_head' })).toBeUndefined();
  expect(keyOf(`/about?${query}&x=1`, headers)).toBeUndefined();
  expect(keyOf('/about?_rsc=', { rsc: '1' })).toBeDefined();
});
