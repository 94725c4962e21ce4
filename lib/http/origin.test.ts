/** @jest-environment node */
import { isFromThisSite } from './origin';

const site = 'https://kemerkaya.example';
const ask = (headers: Record<string, string>, method = 'POST') =>
  isFromThisSite(new Request(`${site}/api/SendMail`, { method, headers }), site);

test('a page of the site may ask, by whatever name a visitor knows the host', () => {
  expect(ask({ origin: site, 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(ask({ origin: site })).toBe(true);
  expect(ask({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(ask({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(ask({ origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' })).toBe(true);
  expect(ask({}, 'GET')).toBe(true);
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: `${site}.evil.example` },
  { origin: site, 'sec-fetch-site': 'cross-site' },
  { origin: site, 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  {},
])('another site, or nobody in particular, may not: %p', (headers) => {
  expect(ask(headers as Record<string, string>)).toBe(false);
});
