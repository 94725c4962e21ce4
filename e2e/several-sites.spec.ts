import { type APIRequestContext, expect, test } from '@playwright/test';
import { Redis } from 'ioredis';

import { startRedis } from '../scripts/lib/redis.mjs';
import { pageDraft } from './support/editor';
import { startSiteCopy } from './support/own-site';
import { OwnStack } from './support/own-stack';
import type { Publisher } from './support/publisher';
import { redisFailures } from './support/redis-failures';
import { RedisLine } from './support/redis-line';
import { areJoined, isFresh, newLines, readTitle, timeForm, whileJoined } from './support/visit-instance';

/** How long a visitor may wait for a form or a page while Redis fails, in milliseconds, on a busy machine. */
const waitMs = 2_000;

/** How long an instance may take to catch up: the backend repeats an announcement after 1, 2, 5 and 10 seconds. */
const catchUp = { timeout: 20_000 };

let redis: NonNullable<Awaited<ReturnType<typeof startRedis>>>;
let line: RedisLine;
let stack: OwnStack;
let second: Awaited<ReturnType<typeof startSiteCopy>>;
let visitor: APIRequestContext;
let publisher: Publisher;
let page: string;

// The tests share two sites, a backend and a Redis of their own, so they run in sequence.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  const started = await startRedis();
  if (!started) throw new Error('there is no redis-server, and it cannot be installed here');
  redis = started;
  line = await RedisLine.open(redis.port);
  stack = await OwnStack.create();
  await stack.startBackend();
  const env = { REDIS_URL: line.url, TEMPLATE_MAIL_URL: 'http://127.0.0.1:9', TRUSTED_PROXIES: '1' };
  [second] = await Promise.all([
    startSiteCopy('second', { ...stack.siteEnv(), ...env }),
    stack.startSite(undefined, env),
  ]);
  visitor = await playwright.request.newContext();
  publisher = await stack.signIn(await playwright.request.newContext());
  page = await stack.createPage(pageDraft('cok-sunucu', 'Bir'));
});

test.afterAll(async () => {
  await visitor.dispose();
  await Promise.all([second.stop(), stack.dispose()]);
  line.close();
  await redis.stop();
});

const sites = () => [stack.siteUrl, second.url];
const path = '/page/cok-sunucu';

const seen = (site: string, address = path) => readTitle(visitor, site + address);

/** What both instances show. */
const everywhere = () => Promise.all(sites().map((site) => seen(site)));
const both = (text: string) => [text, text];

const retitle = (title: string) => stack.changePage(page, pageDraft('cok-sunucu', title));

/** Publishes in the edit mode. @returns asks, as the editor’s browser does, whether it is live */
async function publish(title: string) {
  await publisher.retitle('cok-sunucu', 'tr', title);
  const published = await publisher.publish('cok-sunucu');
  return () => publisher.goLive('cok-sunucu', published);
}

const joined = () => areJoined(visitor, sites());

/** What an instance has logged about Redis since it was last asked. */
const logged = newLines(() => second.log(), 'redis: ');

/** Both instances have registered and show the page, and what they have logged before is of no interest. */
async function areReady(): Promise<void> {
  await expect.poll(joined, catchUp).toBe(true);
  await expect
    .poll(() => Promise.all(sites().map((site) => isFresh(visitor, site + path))), catchUp)
    .toEqual([true, true]);
  const [first, other] = await everywhere();
  expect(first).toBe(other);
  logged();
}

const sendForm = (site: string) => timeForm(visitor, site, stack.siteUrl);

test('a publication, a redirect and a withdrawal reach every instance', async () => {
  await expect.poll(joined).toBe(true);
  await expect.poll(everywhere).toEqual(both('200 Bir'));

  const times: number[] = [];
  for (let time = 1; time <= 6; time += 1) {
    const startedAt = performance.now();
    await retitle(`Yayın ${time}`);
    await expect.poll(everywhere, { intervals: [150] }).toEqual(both(`200 Yayın ${time}`));
    times.push(Math.round(performance.now() - startedAt));
  }
  // A measure of the machine as well, which has other suites to run: read by people.
  console.info(`several sites: public on both after ${times.join(', ')} ms`);

  await stack.save('redirects?locale=tr', 'POST', { from: '/eski-sunucu', to: path, permanent: true });
  for (const site of sites()) await expect.poll(() => seen(site, '/eski-sunucu')).toBe('308');

  await stack.changePage(page, { isVisible: false });
  await expect.poll(everywhere).toEqual([expect.stringMatching(/^404/), expect.stringMatching(/^404/)]);
  await stack.changePage(page, { isVisible: true });
  await expect.poll(everywhere).toEqual(both('200 Yayın 6'));
});

test('an editor reads that a publication is live when every instance shows it', async () => {
  const ask = await publish('İki');
  await expect.poll(async () => (await ask()).state).toBe('live');
  expect(await everywhere()).toEqual(both('200 İki'));
});

test('limits are counted together', async () => {
  const statuses = await whileJoined(visitor, sites(), async (attempt) => {
    const all: number[] = [];
    for (const site of Array.from({ length: 6 }, sites).flat())
      all.push((await timeForm(visitor, site, stack.siteUrl, `192.0.2.${attempt}`)).status);
    return all;
  });
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
});

test('a form without script is answered by whichever instance gets it', async () => {
  for (const site of sites()) {
    const headers = { origin: stack.siteUrl };
    const answer = await visitor.post(`${site}/contact/send`, { headers, multipart: { name: 'Ayşe', email: 'x' } });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain('Ayşe');
  }
});

test('nobody waits for an instance that was killed, and when it is back it shows what it has missed', async () => {
  await second.kill();
  const ask = await publish('Üç');
  await expect.poll(async () => (await ask()).state, catchUp).toBe('live');
  await second.restart();
  await expect.poll(everywhere, catchUp).toEqual(both('200 Üç'));
});

test('Redis that is slow holds up no visitor, and announcements arrive', async () => {
  await areReady();
  line.delayMs = 500;
  for (const site of [...sites(), ...sites()]) expect((await sendForm(site)).ms).toBeLessThan(waitMs);
  await retitle('Dört');
  await expect.poll(everywhere, catchUp).toEqual(both('200 Dört'));
  line.delayMs = 0;
  await expect.poll(joined, catchUp).toBe(true);
  expect(logged()).toEqual([expect.stringContaining('redis: slow'), expect.stringContaining('answers again')]);
});

for (const [index, [what, fail, mend]] of redisFailures.entries()) {
  test(`while Redis ${what}, every instance serves, and afterwards it catches up`, async () => {
    await areReady();
    const control = new Redis(redis.port, '127.0.0.1');
    const title = `Arıza ${index}`;
    await fail(control);
    await retitle(title);
    await expect.poll(() => seen(stack.siteUrl), catchUp).toBe(`200 ${title}`);
    for (const site of sites()) {
      const { status, ms } = await sendForm(site);
      expect([400, 429]).toContain(status);
      expect(ms).toBeLessThan(waitMs);
      expect((await visitor.get(`${site}/api/health/ready`)).status()).toBe(200);
    }
    expect(await seen(second.url)).not.toContain(title);
    await mend(control);
    control.disconnect();
    await expect.poll(everywhere, catchUp).toEqual(both(`200 ${title}`));
    await expect.poll(joined, catchUp).toBe(true);
    expect(logged()).toEqual([
      expect.stringMatching(/redis: (failing|unreachable)/),
      expect.stringContaining('answers again'),
    ]);
  });
}

test('while Redis is away the editor reads which instance lags, and afterwards it catches up', async () => {
  await redis.stop();
  const askMeanwhile = await publish('Beş');
  const lagging = async () => (await askMeanwhile()).addresses.filter(({ state }) => state !== 'live');
  const ofSecond = expect.objectContaining({ path, server: expect.stringMatching(`:${new URL(second.url).port}$`) });
  await expect.poll(lagging, catchUp).toContainEqual(ofSecond);
  expect(await everywhere()).toEqual(['200 Beş', expect.stringMatching(/^200 Arıza/)]);
  for (const site of sites()) expect((await sendForm(site)).ms).toBeLessThan(waitMs);

  const again = await startRedis({ port: redis.port });
  if (!again) throw new Error('Redis does not start again');
  redis = again;
  await expect.poll(everywhere, catchUp).toEqual(both('200 Beş'));
  await expect.poll(joined, catchUp).toBe(true);
  const ask = await publish('Altı');
  await expect.poll(async () => (await ask()).state, catchUp).toBe('live');
});
