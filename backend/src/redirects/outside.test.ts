import { hostOf, isAllowedTarget } from './outside';

const hosts = ['shop.example', 'docs.example:8443', 'xn--kpr-sna6a.example'];

test.each(['/page/x', 'https://shop.example/', 'https://docs.example:8443/a?b=c', 'https://xn--kpr-sna6a.example/'])(
  '%s is an allowed target',
  (to) => expect(isAllowedTarget(to, hosts)).toBe(true),
);

test.each([
  'https://evil.example/',
  'https://shop.example.evil.example/',
  'https://evilshop.example/',
  'https://www.shop.example/',
  'https://shop.example:8080/',
  'https://docs.example/',
  'https://',
])('%s is not an allowed target', (to) => expect(isAllowedTarget(to, hosts)).toBe(false));

test.each([
  ['Shop.Example', 'shop.example'],
  ['docs.example:8443', 'docs.example:8443'],
  ['shop.example:443', 'shop.example'],
  ['köprü.example', 'xn--kpr-sna6a.example'],
  ['https://shop.example', undefined],
  ['user@shop.example', undefined],
  ['shop.example/path', undefined],
  ['', undefined],
])('the host of the list entry %s is %s', (text, host) => expect(hostOf(text)).toBe(host));
