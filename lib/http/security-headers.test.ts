import { ownAnswerHeaders, securityHeaders } from './security-headers.mjs';

test('a site behind https tells browsers to stay there, on its subdomains too; another one does not', () => {
  const name = 'strict-transport-security';
  expect(ownAnswerHeaders('https://site.example')[name]).toBe('max-age=63072000; includeSubDomains');
  expect(ownAnswerHeaders('http://localhost:3000')).not.toHaveProperty(name);
});

test('what stands before Next says the same as Next', () => {
  const headers = securityHeaders('https://site.example').map(({ key, value }) => [key, value]);
  expect(Object.entries(ownAnswerHeaders('https://site.example'))).toEqual(headers);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
});
