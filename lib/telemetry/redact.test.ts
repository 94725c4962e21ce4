/** @jest-environment node */
import { processorTime } from '../../test/processor-time';

import { redact, redactText } from './redact';

test.each([
  ['mail to ayse@firma.example failed', 'mail to (address) failed'],
  ['smtp://user:p4ss@mail.example:587', 'smtp://(hidden)@mail.example:587'],
  ['/api/x?token=abc123&page=2', '/api/x?token=(hidden)&page=2'],
  ['{"password": "abc", "page": 2}', '{"password": "(hidden)", "page": 2}'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer (hidden)'],
  ['page/jet-grout is due', 'page/jet-grout is due'],
])('%s', (text, expected) => expect(redactText(text)).toBe(expected));

test('secrets are removed from fields at any depth, by their name and by their value', () => {
  const fields = { account: 3, headers: { Cookie: 'a=b', host: 'x' }, list: ['to a@b.example'], newPassword: 'abc' };
  expect(redact(fields)).toEqual({
    account: 3,
    headers: { Cookie: '(hidden)', host: 'x' },
    list: ['to (address)'],
    newPassword: '(hidden)',
  });
});

test('a long text takes no long time', () => {
  const took = processorTime(() => {
    redactText(`${'a'.repeat(200_000)}@`);
    redactText('token='.repeat(50_000));
  });
  expect(took).toBeLessThan(5_000);
});
