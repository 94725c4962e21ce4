import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { checkHost } from './check-host';

interface Asked {
  url?: string;
  httpVersion?: string;
}

function asked(hosts: string[], { url = '/', httpVersion = '1.1' }: Asked = {}) {
  const socket = Object.defineProperty(new Socket(), 'localAddress', { value: '::ffff:10.1.2.3', configurable: true });
  const rawHeaders = ['Accept', 'Host', ...hosts.flatMap((host) => ['hOsT', host])];
  return Object.assign(new IncomingMessage(socket), { url, httpVersion, rawHeaders });
}

const check = checkHost('https://kemerkaya.example', ['site.internal']);

test.each([
  'kemerkaya.example',
  'KEMERKAYA.example:443',
  'kemerkaya.example.',
  'www.kemerkaya.example',
  'site.internal:3000',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '10.1.2.3:3000',
])('%s is the site', (host) => expect(check(asked([host]))).toBeUndefined());

test.each(['evil.example', 'kemerkaya.example.evil.example', 'xkemerkaya.example', '10.1.2.4', '203.0.113.7', '[::2]'])(
  '%s is somebody else',
  (host) => expect(check(asked([host]))).toBe(421),
);

test.each([
  [['']],
  [['a b']],
  [['evil.example/']],
  [['a@kemerkaya.example']],
  [['kemerkaya.example', 'evil.example']],
  [[]],
])('a request with the hosts %j is broken', (hosts) => expect(check(asked(hosts))).toBe(400));

test('HTTP/1.0 needs no host', () => expect(check(asked([], { httpVersion: '1.0' }))).toBeUndefined());

test.each([
  ['http://kemerkaya.example/about', undefined],
  ['https://www.kemerkaya.example', undefined],
  ['http://evil.example/about', 421],
  ['HTTP://evil.example', 421],
  ['http://x@kemerkaya.example/', 400],
  ['ftp://evil.example/', 421],
  ['http:///about', 400],
  ['about', 400],
  ['*', undefined],
])('a target of %s: %s', (url, expected) => expect(check(asked(['kemerkaya.example'], { url }))).toBe(expected));

test('a name has to be the site’s in the target and in the header', () => {
  expect(check(asked(['evil.example'], { url: 'http://kemerkaya.example/' }))).toBe(421);
});

test('what was let in before lets nothing else in', () => {
  const known = 'kemerkaya.example:3000';
  expect(check(asked([known]))).toBeUndefined();
  expect(check(asked([known]))).toBeUndefined();
  expect(check(asked([known, known]))).toBe(400);
  expect(check(asked([known], { url: 'http://evil.example/' }))).toBe(421);
  expect(check(asked([known], { url: 'about' }))).toBe(400);
  // An address is the site's on its own connection only.
  expect(check(asked(['10.1.2.3']))).toBeUndefined();
  const elsewhere = asked(['10.1.2.3']);
  Object.defineProperty(elsewhere.socket, 'localAddress', { value: '10.9.9.9' });
  expect(check(elsewhere)).toBe(421);
});

test('an operator may let any name in', () => {
  const any = checkHost('https://kemerkaya.example', ['*']);
  expect(any(asked(['evil.example']))).toBeUndefined();
  expect(any(asked(['a b']))).toBe(400);
});
