import { randomBytes } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { Client } from '../scripts/lib/backends/client.mjs';
import { makePage } from '../scripts/lib/backends/saves.mjs';
import { isRenamed } from '../scripts/lib/cluster/rename-chunks.mjs';
import { startStores } from '../scripts/lib/cluster/stores.mjs';
import { startNginx } from '../scripts/lib/nginx.mjs';
import { freePort } from '../scripts/lib/processes.mjs';
import { agentFor, ask, Visitors } from '../scripts/lib/visitors.mjs';
import { OwnLauncher } from './support/own-launcher';

/**
 * Two machines, each with the launcher of `npm start`, on one PostgreSQL, Redis and folder of media, behind nginx. They are
 * upgraded one after the other, as docs/operations.md says.
 */
let stores: Awaited<ReturnType<typeof startStores>>;
let proxy: Awaited<ReturnType<typeof startNginx>>;
const machines: OwnLauncher[] = [];
let siteUrl: string;
let admin: string;
let page: number;

const paths = ['/', '/en', '/about', '/en/about', '/page/haberler'];
const secret = () => randomBytes(32).toString('hex');
const secrets = { REVALIDATE_SECRET: secret(), PAYLOAD_SECRET: secret() };
const account = { email: 'admin@kemerkaya.example', password: secret() };

// One after the other with the same machines.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stores = await startStores();
  const https = await freePort();
  siteUrl = `https://127.0.0.1:${https}`;
  const shared = {
    ...secrets,
    SITE_URL: siteUrl,
    ADMIN_URL: `https://localhost:${https}`,
    DATABASE_URL: stores.databaseUrl,
    ...stores.s3Env,
    REDIS_URL: stores.redis.url,
    TRUSTED_PROXIES: '1',
    HOST: '127.0.0.1',
    BACKUP: 'off',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  };
  for (const index of [0, 1]) machines.push(await OwnLauncher.create({ ...shared, ...stores.foldersOf(index) }));
  const ports = machines.map((machine) => machine.ports);
  proxy = await startNginx(
    ports.map(({ site }) => site),
    ports.map(({ backend }) => backend),
    undefined,
    { https },
  );
  for (const machine of machines) {
    await machine.addRelease('one');
    await machine.completeRelease('one');
  }
  await Promise.all(machines.map((machine) => machine.start('one')));
  admin = await clientOf(0).logIn(account);
  page = await makePage(clientOf(0), admin, 'iki-makine', { title: 'Yayın 0.' });
});

test.afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.dispose()));
  await proxy.stop();
  await stores.stop();
});

const clientOf = (index: number) => new Client(machines[index]?.backendUrl ?? '', secrets.REVALIDATE_SECRET);

async function open(url: string): Promise<string> {
  const agent = agentFor(url, 50);
  const { status, body } = await ask(url, agent).finally(() => agent.destroy());
  return status === 200 ? body : `${status}`;
}

/** Publishes through a machine's backend, and waits until visitors see it on both machines and behind the proxy. */
async function publish(index: number, title: string): Promise<void> {
  const body = { title, _status: 'published' };
  const { status } = await clientOf(index).send(`pages/${page}`, body, { authorization: `JWT ${admin}` }, 'PATCH');
  expect(status).toBe(200);
  const places = [...machines.map((machine) => machine.siteUrl), siteUrl];
  for (const place of places) await expect.poll(() => open(`${place}/page/iki-makine`)).toContain(title);
}

/** The version of the pages that each machine serves. */
async function versions(): Promise<string[]> {
  const homes = await Promise.all(machines.map((machine) => open(`${machine.siteUrl}/`)));
  return homes.map((home) => {
    const names = home.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? [];
    return [...new Set(names.map((name) => (isRenamed(name) ? 'two' : 'one')))].join();
  });
}

test('machines started by npm start share publications', async () => {
  await publish(0, 'Yayın 1.');
  await publish(1, 'Yayın 2.');
  expect(await versions()).toEqual(['one', 'one']);
});

test('they are upgraded one after the other: no request fails, and each serves pages of its own version', async () => {
  for (const [index, machine] of machines.entries()) {
    await machine.addRelease('two');
    await machine.renameFiles('two');
    await machine.completeRelease('two');
    const visitors = new Visitors(siteUrl, paths, 1);
    const { code, output } = await machine.order('switch/two');
    expect([code, output]).toEqual([0, expect.stringContaining('site: is tried out')]);
    expect(await versions()).toEqual(index === 0 ? ['two', 'one'] : ['two', 'two']);
    // Through the new version, and through the one before.
    await publish(0, `Yayın ${index}, bir.`);
    await publish(1, `Yayın ${index}, iki.`);
    await visitors.leave();
    expect(visitors.failures).toEqual([]);
    const names = [...visitors.files];
    expect(new Set(names.map(isRenamed)).size).toBe(2);
    for (const name of names) expect([name, await open(siteUrl + name)]).not.toEqual([name, '404']);
  }
});
