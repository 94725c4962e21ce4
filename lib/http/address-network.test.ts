/** @jest-environment node */
import { addressNetwork } from './address-network';

test.each([
  ['2001:db8::a:b:c:d', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:192.0.2.1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(addressNetwork(address)).toBe(network);
});

test.each(['203.0.113.7', 'unknown', '2001:db8:::1', '[2001:db8::1]:443'])('%s is counted as it is', (address) => {
  expect(addressNetwork(address)).toBe(address);
});
