/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { nameRequest, newRequestId } from './request-id';

function asked(remoteAddress: string, headers: Record<string, string>) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers: { ...headers } });
}

const sent = { 'x-request-id': 'proxy-request-1' };
const passedOn = { ...sent, 'x-forwarded-for': '203.0.113.7' };

test('the id of a trusted proxy, and of a program on this machine, is taken over', () => {
  expect(nameRequest(asked('10.0.0.2', passedOn), 1)).toBe('proxy-request-1');
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(nameRequest(asked(address, sent), 0)).toBe('proxy-request-1');
  }
});

test('the id of anybody else is replaced, also behind a proxy that is not trusted', () => {
  for (const request of [asked('203.0.113.7', sent), asked('127.0.0.1', passedOn), asked('10.0.0.2', passedOn)]) {
    const id = nameRequest(request, 0);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(request.headers['x-request-id']).toBe(id);
  }
});

test.each(['short', 'x'.repeat(65), 'two lines?\n', 'quote"quote"', ''])('%j is replaced, whoever sends it', (id) => {
  expect(nameRequest(asked('127.0.0.1', { 'x-request-id': id }), 1)).toMatch(/^[\da-f-]{36}$/);
});

test('new ids differ', () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  expect(new Set(ids).size).toBe(1000);
});
