/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { joined } from '../instances/instances';
import type { Registry } from '../instances/registry';
import { showEverywhere } from './show-everywhere';

jest.mock('../i18n/offered-languages');

/** One shows the newest version, one a former one. */
const running: Server[] = [];
let [good, old] = ['', ''];

async function start(revision: string): Promise<string> {
  const server = createServer((_request, response) =>
    response.end(`<head><meta name="content-revision" content="${revision}"/></head>`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  [good, old] = [await start('r2'), await start('r1')];
  process.env.PORT = new URL(good).port;
});

afterEach(() => {
  joined.registry = undefined;
  for (const name of ['PORT', 'SITE_PROXY_URL']) Reflect.deleteProperty(process.env, name);
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const show = () =>
  showEverywhere(['/page/a'], {
    states: new Map([['/page/a', { revision: 'r2', lists: {} }]]),
    deadlineAt: Date.now() + 400,
  });
const join = (others: { name: string; url: string }[]) =>
  (joined.registry = { own: { id: '1', name: 'web-1', url: good }, others } as unknown as Registry);
const paths = ['/page/a', '/en/page/a'];
const here = (server?: string) =>
  paths.map((path) => ({ path, state: 'live', status: 200, ...(server && { server }) }));
const lagging = (server: string) => paths.map((path) => ({ path, state: 'waiting', status: 200, server }));

test('a site that runs alone names no server', async () => {
  await expect(show()).resolves.toEqual(here());
});

test('every instance has to show it, and the one that does not is named', async () => {
  join([{ name: 'web-2', url: good }]);
  await expect(show()).resolves.toEqual(here('web-1'));
  join([
    { name: 'web-2', url: good },
    { name: 'web-3', url: old },
  ]);
  await expect(show()).resolves.toEqual([...here('web-1'), ...lagging('web-3')]);
});

test('so has the proxy', async () => {
  process.env.SITE_PROXY_URL = old;
  await expect(show()).resolves.toEqual([...here(), ...lagging(new URL(old).host)]);
  process.env.SITE_PROXY_URL = good;
  await expect(show()).resolves.toEqual(here());
});

test('while this instance lags, it is the one that is named', async () => {
  process.env.PORT = new URL(old).port;
  join([{ name: 'web-2', url: good }]);
  await expect(show()).resolves.toEqual(lagging('web-1'));
});
