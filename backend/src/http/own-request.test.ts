/** @jest-environment node */
import { isKnownBody } from './known-body';
import { isFromAdmin } from './own-request';

const admin = 'http://127.0.0.1:3001';
const cookie = 'payload-token=x';
const isOwn = (headers: Record<string, string>, adminUrl: string | undefined = admin) =>
  isFromAdmin({ headers: new Headers({ host: '127.0.0.1:3001', ...headers }) }, adminUrl);

describe('a call that changes something', () => {
  it.each([
    ['of the admin', { cookie, origin: admin, 'sec-fetch-site': 'same-origin' }],
    ['of a browser that names its origin alone', { cookie, origin: admin }],
    ['of the admin under another name', { cookie, origin: 'http://localhost:3001', host: 'localhost:3001' }],
    ['of a page of the admin that hides its origin', { cookie, origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['of a program that has kept another cookie', { cookie: 'consent=1' }],
    ['of a program with a token', { authorization: 'JWT x' }],
    ['of a program with a token and a cookie', { authorization: 'JWT x', cookie }],
  ])('%s is allowed', (_name, headers) => {
    expect(isOwn(headers as Record<string, string>)).toBe(true);
  });

  it.each([
    ['of another port of the host', { cookie, origin: 'http://127.0.0.1:9999', 'sec-fetch-site': 'same-site' }],
    ['of another port, by an old browser', { cookie, origin: 'http://127.0.0.1:9999' }],
    ['of another site', { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of another site, before any login', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of a sandboxed page', { cookie, origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['of a sandboxed page in an old browser', { cookie, origin: 'null' }],
    ['with a cookie and no word of where it comes from', { cookie }],
    ['with a cookie, typed by nobody', { cookie, 'sec-fetch-site': 'none' }],
    ['with an invalid origin', { cookie, origin: 'about:blank' }],
    ['of another origin with a token', { authorization: 'JWT x', origin: 'http://127.0.0.1:9999' }],
  ])('%s is refused', (_name, headers) => {
    expect(isOwn(headers as Record<string, string>)).toBe(false);
  });

  it('is refused over http if the admin has https', () => {
    const headers = { cookie, host: 'admin.example', 'sec-fetch-site': 'same-origin' };
    expect(isOwn({ ...headers, origin: 'https://admin.example' }, 'https://admin.example')).toBe(true);
    expect(isOwn({ ...headers, origin: 'http://admin.example' }, 'https://admin.example')).toBe(false);
  });
});

describe('a body', () => {
  const isKnown = (type: string, path = '/api/users', more: Record<string, string> = {}) =>
    isKnownBody(new Headers({ 'content-length': '5', ...(type && { 'content-type': type }), ...more }), path);

  it('is read as JSON, as a form of the admin, or as CSV for the import', () => {
    expect(isKnown('application/json; charset=utf-8')).toBe(true);
    expect(isKnown('multipart/form-data; boundary=x')).toBe(true);
    expect(isKnown('text/csv', '/api/redirects/import')).toBe(true);
    expect(
      isKnown('application/x-www-form-urlencoded', '/api/pages', { 'X-Payload-HTTP-Method-Override': 'GET' }),
    ).toBe(true);
    expect(isKnown('', '/api/users/logout', { 'content-length': '0' })).toBe(true);
  });

  it.each([
    ['text/plain', '/api/redirects/import'],
    ['application/json', '/api/redirects/import'],
    ['text/plain', '/api/users'],
    ['text/csv', '/api/users'],
    ['application/x-www-form-urlencoded', '/api/users'],
    ['', '/api/users'],
  ])('of type "%s" is not read at %s', (type, path) => expect(isKnown(type, path)).toBe(false));
});
