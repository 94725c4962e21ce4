import { securityHeaders } from './security-headers';

const headersOf = (path: string, isSecure = true) =>
  Object.fromEntries(securityHeaders(path, 'n', { origin: 'https://site.example', isSecure }));

it('keeps browsers on https where the backend has it', () => {
  for (const path of ['/admin', '/api/pages']) {
    expect(headersOf(path)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headersOf(path, false)).not.toHaveProperty('strict-transport-security');
  }
});

it('gives scripts and frames to pages of the admin alone, and no inline script to any', () => {
  const [page, call] = [headersOf('/admin/login?x'), headersOf('/administrator')];
  expect(page['content-security-policy']).toContain("script-src 'self' 'nonce-n' 'strict-dynamic';");
  expect(page['x-frame-options']).toBe('SAMEORIGIN');
  expect(call['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  expect(call['x-frame-options']).toBe('DENY');
});
