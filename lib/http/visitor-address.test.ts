import { visitorAddress } from './visitor-address';

test('without proxies the connection counts, whatever a visitor claims', () => {
  expect(visitorAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
  expect(visitorAddress('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7');
});

test('behind proxies, the entry that the outermost of them wrote counts', () => {
  expect(visitorAddress('10.0.0.1', 'forged, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(visitorAddress('10.0.0.1', 'forged, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  expect(visitorAddress('10.0.0.1', '203.0.113.7', 2)).toBe('203.0.113.7');
  expect(visitorAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});

test.each([
  ['203.0.113.7:51034', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[::ffff:203.0.113.7]:51034', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['::1', '::1'],
])('of %s, as a proxy writes it, the address counts and not the port', (entry, address) => {
  expect(visitorAddress('10.0.0.1', `forged, ${entry}`, 1)).toBe(address);
});
