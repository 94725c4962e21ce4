/** @jest-environment node */
import os from 'node:os';

import { ownAddress } from './own-address';

const address = (family: 'IPv4' | 'IPv6', text: string, internal = false) =>
  ({ family, address: text, internal }) as os.NetworkInterfaceInfo;

test('an instance is reached where it listens, or where it is said to be', () => {
  const found = jest.spyOn(os, 'networkInterfaces');
  found.mockReturnValue({
    lo: [address('IPv4', '127.0.0.1', true)],
    eth0: [address('IPv6', 'fe80::1'), address('IPv4', '10.0.0.5')],
  });
  expect(ownAddress('http://site-2:3000', '127.0.0.1', 3100)).toBe('http://site-2:3000');
  expect(ownAddress(undefined, '127.0.0.1', 3100)).toBe('http://127.0.0.1:3100');
  expect(ownAddress(undefined, '::1', 3100)).toBe('http://[::1]:3100');
  for (const any of [undefined, '', '0.0.0.0', '::'])
    expect(ownAddress(undefined, any, 3100)).toBe('http://10.0.0.5:3100');
  found.mockReturnValue({});
  expect(ownAddress(undefined, undefined, 3100)).toBe('http://127.0.0.1:3100');
});

test('where the addresses cannot be read, one line names the setting', () => {
  jest.spyOn(os, 'networkInterfaces').mockImplementation(() => {
    throw new Error('A system error occurred: uv_interface_addresses returned Unknown system error 97');
  });
  expect(() => ownAddress(undefined, undefined, 3100)).toThrow(/^INSTANCE_URL: not set, .* 97\)$/);
  expect(ownAddress('http://site-2:3000', undefined, 3100)).toBe('http://site-2:3000');
  expect(ownAddress(undefined, '10.0.0.5', 3100)).toBe('http://10.0.0.5:3100');
});
