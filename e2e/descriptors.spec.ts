import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';

import { expect, test } from '@playwright/test';

import { newMessage } from './support/forms-backend';
import { OwnStack } from './support/own-stack';

let stack: OwnStack;

test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await OwnStack.create();
  await stack.startBackend();
  await stack.startSite();
});

test.afterAll(() => stack.dispose());

/** Leaves a process a few file descriptors more than it has open. */
function limitDescriptors(pid: number, more: number): void {
  const open = readdirSync(`/proc/${pid}/fd`).length;
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${open + more}:`]);
}

/** As many connections as take every descriptor. Nothing is sent over them. */
async function occupy(url: string, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          for (const event of ['connect', 'error'] as const) socket.once(event, resolve);
        }),
    ),
  );
  return sockets;
}

/** A visitor whose connection is open already. */
class Visitor {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  constructor(private readonly url: string) {}

  status(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const request = get(`${this.url}${path}`, { agent: this.agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      request.once('error', reject);
    });
  }

  leave(): void {
    this.agent.destroy();
  }
}

test('a site without a free file descriptor serves the pages it has, and all of them afterwards', async () => {
  const visitor = new Visitor(stack.siteUrl);
  expect(await visitor.status('/')).toBe(200);
  limitDescriptors(stack.pids.site, 4);
  const sockets = await occupy(stack.siteUrl, 40);
  expect(await visitor.status('/')).toBe(200);
  // Its file cannot be read, nor can the backend be asked.
  expect([200, 500, 503]).toContain(await visitor.status('/page/jet-grout'));
  expect(await visitor.status('/')).toBe(200);
  for (const socket of sockets) socket.destroy();
  visitor.leave();
  for (const path of ['/', '/page/jet-grout', '/page/hizmetlerimiz']) {
    await expect.poll(() => new Visitor(stack.siteUrl).status(path).catch(() => 0), path).toBe(200);
  }
});

test('a backend without a free file descriptor goes on afterwards, and has every message it took', async () => {
  const send = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(5000) };
    return fetch(`${stack.backendUrl}/api/SendMail`, request).then(
      ({ status }) => status,
      () => 0,
    );
  };
  expect(await send(newMessage())).toBe(200);
  limitDescriptors(stack.pids.backend, 4);
  const sockets = await occupy(stack.backendUrl, 40);
  const message = newMessage();
  const during = await send(message);
  expect([0, 200, 500, 503]).toContain(during);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => send(message)).toBe(200);
});
