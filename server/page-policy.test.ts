/** @jest-environment node */
import { createHash } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { addPagePolicy, isMadeForRequest } from './page-policy';
import { SiteResponse } from './site-response';

beforeAll(() => {
  process.env.EDIT_LOGIN_URL = 'https://admin.example';
});

afterAll(() => {
  delete process.env.EDIT_LOGIN_URL;
});

test.each(['/ara', '/ara?q=a', '/en/search', '/edit', '/en/edit/about', '/preview/a', '/de/preview/a?x=1'])(
  '%s is made for one request',
  (url) => expect(isMadeForRequest(url)).toBe(true),
);

test.each(['/', '/about', '/ara/b', '/search', '/en/ara', '/editor', '/page/edit', '/share/en/edit'])(
  '%s is a page like any other',
  (url) => expect(isMadeForRequest(url)).toBe(false),
);

/** What is sent for a page. */
function finish(url: string, html: string, status = 200) {
  const response = new SiteResponse(new IncomingMessage(new Socket()));
  response.statusCode = status;
  response.setHeader('x-frame-options', 'DENY');
  const body = addPagePolicy(url, response, Buffer.from(html)).toString();
  const policy = String(response.getHeader('content-security-policy'));
  return { body, policy, status: response.statusCode, isFramed: !response.hasHeader('x-frame-options') };
}

const script = '<script>start()</script>';
const hash = `'sha256-${createHash('sha256').update('start()').digest('base64')}'`;

test('a page is allowed its own scripts, and comes as it was made', () => {
  const { body, policy, isFramed } = finish('/edit', `${script}<p>ı</p>`);
  expect(body).toBe(`${script}<p>ı</p>`);
  expect(policy).toContain(`script-src 'self' ${hash};`);
  expect([policy.includes("frame-ancestors 'none'"), isFramed]).toEqual([true, false]);
});

test.each(['/ara?q=a', '/en/search'])('%s starts like the pages that are cached', (url) => {
  const start = '<script id="_R_">names()</script><script src="/_next/static/chunks/a.js" async=""></script>';
  const payload = '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script>';
  const { body, policy } = finish(url, start + payload);
  expect(body).not.toContain('<script src=');
  expect(body).toContain("<script>self.__next_f.push([1,'ab'])</script>");
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
});

test.each([
  ['/preview/a', 'https://admin.example'],
  ['/en/edit/a?version=1', "'self'"],
  ['/edit?sample=hero', "'self'"],
])('%s may be framed by %s', (url, framedBy) => {
  const { policy, isFramed } = finish(url, '');
  expect([policy.includes(`frame-ancestors ${framedBy}`), isFramed]).toEqual([true, true]);
});

test('a sample of a section has no scripts, nor loads any early', () => {
  const early = '<link rel="preload" href="/a.js" as="script"/>';
  const style = '<link rel="preload" href="/a.css" as="style"/>';
  const { body, policy } = finish('/edit?sample=hero', `${early}${style}<p>a</p>${script}`);
  expect(body).toBe(`${style}<p>a</p>`);
  expect(policy).not.toContain(hash);
});

test.each([
  ['NEXT_HTTP_ERROR_FALLBACK;404', 200, 404],
  ['1234567', 200, 503],
  ['NEXT_HTTP_ERROR_FALLBACK;404', 500, 500],
])('a page that signals %s with %i is sent with %i', (digest, status, expected) => {
  expect(finish('/preview/a', `<template data-dgst="${digest}"></template>`, status).status).toBe(expected);
});
