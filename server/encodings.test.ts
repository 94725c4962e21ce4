/** @jest-environment node */
import { acceptedEncodings } from './encodings';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;q=0.5, BR;q=1', ['br', 'gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br; q=0.000, *', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity;q=0, gzip', ['gzip']],
  ['identity;q=0', ['identity']],
  ['brotli, xgzip', ['identity']],
  ['br;q=x', ['identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('Accept-Encoding %j takes %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
  expect(acceptedEncodings(header)).toEqual(expected);
});
