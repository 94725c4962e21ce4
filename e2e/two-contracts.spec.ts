import { type APIRequestContext, expect, test } from '@playwright/test';

import { startNginx } from '../scripts/lib/nginx.mjs';
import { startSiteCopy } from './support/own-site';
import { OwnStack } from './support/own-stack';
import type { Publisher } from './support/publisher';
import type { Json } from './support/seed';
import { type OtherVersion, VersionRelay } from './support/version-relay';

/**
 * A site whose backends are of two other versions at once, behind the listener for backends of
 * `deploy/nginx/corporate-site.conf`: one with what this site does not know, and one without what came later. Each
 * answers every other call, so a page may be made of the answers of both.
 */
let stack: OwnStack;
let newer: VersionRelay;
let older: VersionRelay;
let proxy: Awaited<ReturnType<typeof startNginx>>;
let site: Awaited<ReturnType<typeof startSiteCopy>>;
let editor: APIRequestContext;
let publisher: Publisher;

const pageKey = 'iki-surum';
const path = `/page/${pageKey}`;

/** Its sections have a type and a field that this site does not know, and a field of the page has another shape. */
const hologram = { id: 'hologram-1', type: 'hologram', order: 15, title: 'Hologram', model: {} };
const ofNextVersion: OtherVersion = {
  change: (call, envelope) => {
    const data = envelope.data as Json;
    const later = { ...envelope, contract: 2, hints: ['later'] };
    if (call === 'GetApplicationModel') return { ...later, data: { ...data, announcements: [{ id: 1 }], menus: {} } };
    if (call === 'EditPage' && data) {
      const { page, problems } = data as { page: Json; problems: Json[] };
      const withHologram = { ...page, sections: [...(page.sections as Json[]), hologram] };
      const tone = { code: 'tone', severity: 'warning', sectionId: 'hologram-1', field: 'title', language: 'tr' };
      return { ...later, data: { ...data, page: withHologram, problems: [...problems, tone], mood: 'calm' } };
    }
    if (call !== 'GetPageData' || !data) return later;
    const known = (data.sections as Json[]).map((section) => ({ ...section, layout: { columns: 3 } }));
    const sections = [...known, hologram];
    return { ...later, data: { ...data, sections, keywords: ['tünel', 'zemin'], audience: { region: 'tr' } } };
  },
};

/** It answers with whole lists, and has neither lists of its own nor a look, nor a search. */
const ofFormerVersion: OtherVersion = {
  ignored: ['limit', 'offset', 'cursor'],
  missing: ['SearchPages', 'ReusableSections', 'Comments', 'EditSearch'],
  change: (call, { total: _total, next: _next, ...envelope }) => {
    if (call === 'GetApplicationModel') {
      const { categories: _lists, brand: _brand, newsPage: _news, ...data } = envelope.data as Json;
      return { ...envelope, data };
    }
    if (call !== 'EditPage' || !envelope.data) return envelope;
    const {
      news: _editNews,
      parts: _parts,
      isTourDue: _tour,
      hasMail: _mail,
      scheduled: _scheduled,
      ...data
    } = envelope.data as Json;
    return { ...envelope, data };
  },
};

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  stack = await OwnStack.create();
  await stack.startBackend();
  newer = await VersionRelay.start(stack.backendUrl, ofNextVersion);
  older = await VersionRelay.start(stack.backendUrl, ofFormerVersion);
  proxy = await startNginx([stack.ports.site], [newer.port, older.port]);
  const env = { BACKEND_URL: `http://127.0.0.1:${proxy.backends}`, EDIT_LOGIN_URL: stack.backendUrl };
  [site] = await Promise.all([
    startSiteCopy('two-contracts', { ...stack.siteEnv(1), ...env, LOG_FORMAT: 'json' }),
    stack.startSite(undefined, env),
  ]);
  editor = await playwright.request.newContext();
  publisher = await stack.signIn(editor);
  const question = { title: 'Hangi sürüm?', text: '<p>İkisi de.</p>' };
  await stack.createPage({
    ...{ pageKey, link: path, title: 'İki sürüm', isVisible: true },
    sections: [
      { blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'İki sürüm' },
      { blockType: 'accordion', sectionId: 'accordion-1', order: 20, title: 'Sorular', list: [question] },
    ],
  });
});

test.afterAll(async () => {
  await Promise.all([site.stop(), stack.dispose()]);
  await proxy.stop();
  newer.stop();
  older.stop();
});

const timesAsked = (call: string) => [newer, older].map(({ calls }) => calls.get(call) ?? 0);

interface Line {
  level: string;
  msg: string;
}

const logged = () =>
  site
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

const addresses = [path, `/en${path}`, '/', '/about', '/reference/baraj-projeleri', '/page/yok', '/sitemap.xml'];

test('a visitor gets whole pages, whichever version answers', async ({ request }) => {
  await expect.poll(async () => (await request.get(site.url + path)).status()).toBe(200);
  const former = timesAsked('GetPageData');
  const good = new Map(addresses.map((address) => [address, 0]));
  const visit = async (address: string) => {
    const answer = await request.get(site.url + address);
    // A busy backend may be late for a page that is not kept.
    if (answer.status() >= 500) return;
    const text = await answer.text();
    expect([address, answer.status()]).toEqual([address, address === '/page/yok' ? 404 : 200]);
    expect(text, address).not.toMatch(/hologram|\[object Object\]|>undefined</i);
    if (address.endsWith(path)) {
      expect(text).toMatch(/<h1[^>]*>İki sürüm<\/h1>/);
      expect(text).toContain('Hangi sürüm?');
    }
    good.set(address, (good.get(address) ?? 0) + 1);
  };
  const visitAll = async () => {
    for (const address of addresses) await visit(address);
    const answered = timesAsked('GetPageData').map((times, index) => times - (former[index] ?? 0));
    return Math.min(...answered, ...[...good.values()].map((times) => times * 4));
  };
  await expect.poll(visitAll, { timeout: 90_000, intervals: [300] }).toBeGreaterThanOrEqual(20);
  expect(Math.min(...timesAsked('GetApplicationModel'))).toBeGreaterThan(1);
});

test('an operator finds each thing that the site does not know in the log once, and a site that is well', async ({
  request,
}) => {
  const defects = () => logged().flatMap(({ msg }) => (msg.startsWith('content: ') ? msg : []));
  const ofPage = async () => {
    await request.get(site.url + path);
    return defects();
  };
  await expect.poll(ofPage).toContain(`content: ${pageKey}.sections[2]: unknown section type "hologram"`);
  expect(defects()).toContain(`content: ${pageKey}.keywords: expected text`);
  expect(defects()).toEqual([...new Set(defects())]);
  // A busy backend may be late.
  const errors = logged().filter(({ level, msg }) => level === 'error' && !msg.includes('no answer'));
  expect(errors).toEqual([]);
  const health = async () => {
    const ready = await request.get(`${site.url}/api/health/ready`);
    return [ready.status(), await ready.json()] as const;
  };
  const checks = expect.objectContaining({ backend: 'ok' }) as unknown;
  await expect.poll(health).toEqual([200, { status: 'ok', checks }]);
});

test('an editor saves and publishes through both, and what is published stays published', async () => {
  for (let version = 1; version <= 4; version += 1) {
    const title = `Sürüm ${version}`;
    await publisher.retitle(pageKey, 'tr', title);
    const published = await publisher.publish(pageKey);
    await expect.poll(async () => (await publisher.goLive(pageKey, published)).state).toBe('live');
    expect(await (await fetch(stack.siteUrl + path)).text()).toContain(title);
  }
  const names = ['EditPage', 'SavePage', 'SaveSection', 'PublishPage'];
  const ofEach = [newer, older].map(({ calls }) => names.filter((name) => calls.has(name)).length);
  expect(Math.min(...ofEach), 'each version has got calls of an editor').toBeGreaterThan(1);
});

test('an editor sees the page and its tools, whichever version answers', async ({ browser }) => {
  const context = await browser.newContext({ storageState: await editor.storageState(), locale: 'tr-TR' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const former = timesAsked('EditPage');
  const isAnsweredByEach = () => timesAsked('EditPage').every((times, index) => times > (former[index] ?? 0));
  for (let time = 0; time < 4 || (time < 12 && !isAnsweredByEach()); time += 1) {
    // One call more now and then, or the same version might answer EditPage each time.
    if (time % 2 && !isAnsweredByEach()) await fetch(`http://127.0.0.1:${proxy.backends}/api/GetPageKeys`);
    await page.goto(`${stack.siteUrl}/edit${path}`);
    await expect(page.getByRole('region', { name: 'Düzenleme durumu' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Düzenle: .*Sorular/ })).toBeVisible();
    await expect(page.getByText('Hangi sürüm?')).toBeVisible();
  }
  expect(faults).toEqual([]);
  for (const [index, times] of timesAsked('EditPage').entries()) expect(times).toBeGreaterThan(former[index] ?? 0);
  await context.close();
});
