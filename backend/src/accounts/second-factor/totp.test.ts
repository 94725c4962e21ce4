import { codeAt, stepOf, toBase32 } from './totp';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1.
it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('%s seconds after 1970 the code is %s', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30), 8)).toBe(code);
});

it('accepts the current code and its neighbours, each once', () => {
  const now = 1_234_567_890_000;
  const step = Math.floor(now / 30_000);
  const at = (away: number, after?: number) => stepOf(secret, codeAt(secret, step + away), after, now);
  expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(at(0, step)).toBeUndefined();
  expect(stepOf(secret, ' 005 924 ', undefined, now)).toBe(step);
  for (const wrong of ['', '12345', '0000000', 'abcdef']) expect(stepOf(secret, wrong, undefined, now)).toBeUndefined();
});

it('writes secrets as apps read them', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
});
