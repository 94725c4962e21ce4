import { expect, type APIRequestContext } from '@playwright/test';

import families from '../lib/brand/font-files.json' with { type: 'json' };

import { coveringAddresses, publicAddresses } from './support/addresses';
import { test } from './support/cold-page';
import { scriptAddress } from './support/script-address';

/** What a server sends before it waits for the first answer: ten packets. Bytes, headers included. */
const oneRoundTrip = 14_600;

/** A page that takes two, and the most that it may take (docs/performance.md#not-reached); bytes. */
const longer: Readonly<Record<string, number>> = { '/page/elements': 18_900 };

/** How many requests a phone makes before anybody scrolls, at most. */
const mostRequests = 13;

/** Pages with more pictures (docs/performance.md#not-reached). */
const moreRequests: Readonly<Record<string, number>> = {
  '/page/elements': 14,
  '/reference/karayolu-ve-demiryolu-projeleri': 22,
};

/** What a phone loads before anybody scrolls, at most; bytes, headers included. */
const mostBytes = 240 * 1024;

/** A page with more (docs/performance.md#not-reached). */
const moreBytes: Readonly<Record<string, number>> = { '/page/haberler': 252_000 };

const inTurkish = (path: string) => path.replace(/^\/en(?=\/|$)/, '') || '/';

/** The bytes of a page as a browser gets it. */
async function bytesOf(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding'], path).toBe('br');
  const head = response.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 17);
  return Number(response.headers()['content-length']) + head;
}

test('the HTML of a page comes within one round trip, but for the one that is known to take two', async ({
  request,
}) => {
  for (const path of publicAddresses) {
    const budget = longer[inTurkish(path)] ?? oneRoundTrip;
    // The best compression is made after the first visit.
    await expect.poll(() => bytesOf(request, path), { message: path, timeout: 30_000 }).toBeLessThanOrEqual(budget);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  for (const path of coveringAddresses) {
    test(`${path} makes few requests before anybody scrolls`, async ({ coldPage: { page } }) => {
      const requests: string[] = [];
      const note = (sent: { url: () => string }) => {
        if (!sent.url().startsWith('data:')) requests.push(sent.url());
      };
      page.on('request', note);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      page.off('request', note);
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(moreRequests[inTurkish(path)] ?? mostRequests);
    });
  }

  for (const path of ['/page/haberler', '/page/jet-grout', ...coveringAddresses]) {
    test(`${path} is light before anybody scrolls`, async ({ coldPage: { page } }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      let bytes = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
      const visit = async () => {
        bytes = 0;
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        return bytes;
      };
      // Pictures are made, and pages compressed best, after the first visit.
      const budget = moreBytes[inTurkish(path)] ?? mostBytes;
      await expect.poll(visit, { timeout: 40_000, intervals: [2_000] }).toBeLessThanOrEqual(budget);
      await session.detach();
    });
  }
});

for (const path of ['/contact', '/ara?q=jet'])
  test(`no script hydrates ${path} before its first two frames`, async ({ coldPage: { page } }) => {
    await page.addInitScript(() => {
      let frames = 0;
      const count = () => {
        frames += 1;
        if (frames < 2) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      const started = new MutationObserver(() => {
        if (!document.querySelector('head > script[src]:not([async], [nomodule])')) return;
        Object.assign(window, { framesBefore: frames });
        started.disconnect();
      });
      started.observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await page.waitForFunction(() => 'framesBefore' in window);
    expect(await page.evaluate(() => Reflect.get(window, 'framesBefore') as number)).toBe(2);
  });

test('the largest script is compiled while it arrives', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const addresses = [...html.matchAll(scriptAddress)].map(([, address = '']) => address);
  const scripts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const [largest = ''] = scripts.sort((one, other) => other.length - one.length);
  // Chrome's sign for it, which counts at the beginning alone.
  expect(largest.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

for (const path of ['/', '/en'])
  test(`${path} needs one file of each font`, async ({ coldPage: { page } }) => {
    const files: string[] = [];
    const note = (sent: { url: () => string }) => {
      const [, file] = /\/fonts\/([a-z]+-[a-z]+)\./.exec(sent.url()) ?? [];
      if (file) files.push(file);
    };
    page.on('request', note);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(files.sort()).toEqual(['archivo-latin', 'sofia-latin']);
  });

for (const family of ['archivo', 'sofia', 'newsreader', 'grotesk'] as const)
  test(`${family} kerns ş like s`, async ({ coldPage: { page } }) => {
    await page.goto('/');
    // A face of its own: that of the page is not used if it came late.
    const [withCedilla, without] = await page.evaluate(async (file) => {
      document.fonts.add(await new FontFace('measured', `url(/fonts/${file})`, { weight: '400 700' }).load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return [];
      context.font = '500 100px measured';
      const width = (text: string) => context.measureText(text).width;
      return ['ş', 's'].map((letter) => Math.round(width(`T${letter}`) - width('T') - width(letter)));
    }, families[family].files.latin);
    expect(without).toBeLessThan(0);
    expect(withCedilla).toBe(without);
  });
