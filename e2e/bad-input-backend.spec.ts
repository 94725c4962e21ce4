import { expect, test } from '@playwright/test';

import { sendRaw } from '../bench/lib/send-raw.mjs';
import { asAdmin } from './support/forms-backend';
import { adminToken, backendUrl } from './support/stack';

const port = Number(new URL(backendUrl).port);

interface Extra {
  headers?: string[];
  body?: string;
}

/** Sends a raw request line as given, signed in as an administrator. */
async function send(line: string, { headers = [], body = '' }: Extra = {}) {
  const length = body ? [`content-length: ${Buffer.byteLength(body)}`] : [];
  const hasHost = headers.some((header) => header.startsWith('host:'));
  const host = hasHost ? [] : [`host: 127.0.0.1:${port}`];
  const own = [...host, 'connection: close', `authorization: JWT ${adminToken}`];
  const head = [`${line} HTTP/1.1`, ...own, ...length, ...headers].join('\r\n');
  return sendRaw(port, Buffer.from(`${head}\r\n\r\n${body}`), false);
}

const json = (body: string): Extra => ({ headers: ['content-type: application/json'], body });
const form = (type: string, body: string): Extra => ({ headers: [`content-type: ${type}`], body });
const deep = 'where' + '[and][0]'.repeat(20) + '[title][equals]=x';

const refused: [number, string, Extra?][] = [
  [405, 'TRACE /api/pages'],
  [405, 'PROPFIND /admin'],
  [405, 'POST /admin/login', form('multipart/form-data', 'x')],
  [405, 'POST /admin/login', form('multipart/form-data; boundary=x', '--x')],
  [405, 'DELETE /media/x.jpg'],
  ...[
    '/api/%',
    '/media/%',
    '/admin/%',
    '/api/pages/a%00b',
    '/api/pages?where[title][equals]=%00',
    '/media/%ff.jpg',
  ].map((path): [number, string] => [400, `GET ${path}`]),
  [400, 'GET //evil.example/admin'],
  [400, 'GET http://evil.example/admin'],
  [400, 'POST /admin', { headers: ['origin: %'] }],
  ...['abc', '1.5', '-1', '99999999999999999999', 'NaN', '1%20or%201=1'].map((id): [number, string] => [
    404,
    `GET /api/pages/${id}`,
  ]),
  [404, 'GET /api/pages/versions/abc'],
  [404, 'GET /api/uploads/abc/file'],
  [404, 'GET /api/users/versions'],
  [404, 'POST /api/users/verify/x'],
  [404, 'GET /api/__proto__'],
  [404, 'GET /admin/collections/constructor'],
  [404, 'GET /api/payload-migrations'],
  ...['/_next/image', '/_next/./image', '/_next%2fimage'].map((path): [number, string] => [
    404,
    `GET ${path}?url=%2Fmedia%2Fx.jpg%23a&w=3840&q=75`,
  ]),
  ...[
    ...['where=x', 'where[title]=x', 'where[id][equals]=abc', 'where[id][near]=1', 'where[order][equals]=x', deep],
    ...['limit=-1', 'limit=1e308', 'page=0', 'depth=abc', 'sort[a][b]=x', 'select=x', 'where[nope][equals]=1'],
  ].map((query): [number, string] => [400, `GET /api/pages?${query}`]),
  ...['{', '[]', 'null', '{"title":"a\\u0000b"}', '{"title":"\\ud800"}', '{"a":'.repeat(5_000)].map(
    (body): [number, string, Extra] => [400, 'POST /api/pages', json(body)],
  ),
  [400, 'POST /api/globals/footer', json('{"__proto__":{"x":1}}')],
  [400, 'POST /api/media', form('multipart/form-data', 'x')],
  [400, 'POST /api/media', form('multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data')],
  [415, 'POST /api/pages', form('multipart/mixed; boundary=x', '--x--')],
  [400, 'POST /api/users/forgot-password', form('multipart/form-data; boundary=x', 'null')],
  [400, 'POST /api/users/reset-password', form('multipart/form-data; boundary=x', 'null')],
  [
    400,
    'POST /api/pages',
    form(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
    ),
  ],
  [400, 'POST /api/pages', { headers: ['content-type: application/json', 'x-http-method-override: GET'], body: '{' }],
  ...['GetPageData', 'GetPageData?pageKey=', 'GetCategoryPages?category=x', 'SearchPages?limit=x'].map(
    (call): [number, string] => [400, `GET /api/${call}`],
  ),
  [400, 'POST /api/SendMail', json('{')],
  [400, 'POST /api/SendMail', form('multipart/form-data', 'x')],
  [400, 'POST /api/UploadFile', form('multipart/form-data', 'x')],
  [401, 'POST /api/SaveSection', json('{')],
];

for (const [index, [status, line, extra]] of refused.entries()) {
  const name = `${line.slice(0, 80)} ${extra?.body?.slice(0, 40) ?? ''}`.replace(/[\r\n]+/g, ' ');
  test(`${index + 1}: answers ${name} with ${status}`, async () => {
    const answer = await send(line, extra);
    expect(answer.start.split('\r\n')[0]).toContain(` ${status} `);
    if (status === 405) expect(answer.start).toMatch(/^allow: GET, HEAD/im);
  });
}

test('an error message names the wrong parameter and reveals no internals', async () => {
  const answer = await asAdmin('pages?limit=-1');
  const text = await answer.text();
  expect(text).toContain('limit');
  expect(text).not.toMatch(/select|node_modules|at \w+ \(/);
});

test('valid requests are answered with 200', async () => {
  for (const path of [
    'pages?limit=1&depth=0&sort=-updatedAt&where[title][like]=a',
    'pages?where[id][in]=1,2,3&select[title]=true',
    'media?where[mimeType][contains]=image/&limit=2&page=2',
    'globals/footer?locale=tr&draft=true',
    'users/me',
    'pages/count',
  ]) {
    expect([path, (await asAdmin(path)).status]).toEqual([path, 200]);
  }
});
