import { refusalOf, type RequestStart } from './refuse-request';

const action = 'a'.repeat(42);
const own = { hosts: ['127.0.0.1', 'admin.kemerkaya.example'], actions: new Set([action]) };

function statusOf(url: string, { method = 'GET', headers = {} }: Partial<RequestStart> = {}): number | undefined {
  return refusalOf({ method, url, headers: { host: '127.0.0.1:3001', ...headers } }, own)?.status;
}

it.each([
  '/admin',
  '/admin/collections/pages/1?locale=tr',
  '/api/GetPageData?pageKey=about',
  '/api/pages?where[title][like]=%C3%A7',
  '/media/a%20b.jpg',
  '/media/portrait/x.webp',
  '/media/square/x.webp',
  '/_next/static/chunks/image.js',
])('%s may go on', (url) => expect(statusOf(url)).toBeUndefined());

it.each([
  '/api/%',
  '/admin/%zz',
  '/media/%00',
  '/api/pages?title=%',
  '/api/x?a=%00',
  '//evil.example',
  'http://evil.example/',
  '*',
])('%s is refused', (url) => expect(statusOf(url)).toBe(400));

it.each([
  '/api/__proto__',
  '/admin/collections/constructor',
  '/admin/toString',
  '/api/globals/hasOwnProperty/versions',
  '/MEDIA/x.jpg',
  '/%4dedia/x.jpg',
  '/media/Portrait/x.webp',
  '/_next/image?url=%2Fmedia%2Fx.jpg%23a&w=3840&q=75',
  '/_next/image/',
  '/_next%2Fimage?url=%2Fmedia%2Fx.jpg&w=64&q=75',
])('%s is not found', (url) => expect(statusOf(url)).toBe(404));

it('lets a file of the media library have any name', () => {
  expect([statusOf('/media/MEDIA'), statusOf('/media/Portrait'), statusOf('/media/square/Media')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  ['TRACE', '/api/pages'],
  ['PROPFIND', '/admin'],
  ['DELETE', '/admin/collections/pages/1'],
  ['POST', '/media/x.jpg'],
  ['get', '/api/pages'],
])('%s is not allowed for %s', (method, url) => expect(statusOf(url, { method })).toBe(405));

it('names the allowed methods of the address', () => {
  expect(refusalOf({ method: 'PUT', url: '/media/x', headers: {} }, {})?.allow).toBe('GET, HEAD');
  expect(refusalOf({ method: 'TRACE', url: '/api/x', headers: {} }, {})?.allow).toContain('PATCH');
});

it('accepts its own hosts only, with any port', () => {
  expect(statusOf('/admin', { headers: { host: 'Admin.Kemerkaya.example' } })).toBeUndefined();
  expect(statusOf('/admin', { headers: { host: 'evil.example' } })).toBe(421);
  expect(statusOf('/admin', { headers: { host: undefined } })).toBe(421);
  expect(refusalOf({ method: 'GET', url: '/admin', headers: { host: 'any.example' } }, {})).toBeUndefined();
});

describe('a POST to a page', () => {
  const post = (headers: RequestStart['headers']) => statusOf('/admin/login', { method: 'POST', headers });

  it('must be one of the admin’s server actions', () => {
    expect(post({ 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' })).toBeUndefined();
    expect(post({ 'next-action': action, origin: 'http://127.0.0.1:3001' })).toBeUndefined();
    expect(post({ 'next-action': 'b'.repeat(42) })).toBe(405);
    expect(post({ 'content-type': 'multipart/form-data; boundary=x' })).toBe(405);
  });

  it('must have a valid body type', () => {
    expect(post({ 'next-action': action, 'content-type': 'multipart/form-data' })).toBe(400);
    expect(post({ 'next-action': action, origin: '%' })).toBe(400);
  });

  it('must come from the admin', () => {
    expect(post({ 'next-action': action, origin: 'https://evil.example' })).toBe(403);
    expect(post({ 'next-action': action, origin: 'null' })).toBe(403);
    const proxied = { 'x-forwarded-host': 'admin.kemerkaya.example' };
    expect(post({ 'next-action': action, origin: 'https://admin.kemerkaya.example', ...proxied })).toBeUndefined();
  });
});
