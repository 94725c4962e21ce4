/** @jest-environment node */
import { isFromThisSite } from './origin';

const site = 'https://kemerkaya.example';
const isAllowed = (headers: Record<string, string>, method = 'POST') =>
  isFromThisSite(new Request(`${site}/api/SendMail`, { method, headers }), site);

test('a page of the site may ask, by whatever name a visitor knows the host', () => {
  expect(isAllowed({ origin: site, 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(isAllowed({ origin: site })).toBe(true);
  expect(isAllowed({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(isAllowed({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(isAllowed({ origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' })).toBe(true);
  expect(isAllowed({}, 'GET')).toBe(true);
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
  expect(isAllowed(headers as Record<string, string>)).toBe(false);
});
