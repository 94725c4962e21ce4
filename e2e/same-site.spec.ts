import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test, type Page } from '@playwright/test';

import { asAdmin, stored } from './support/forms-backend';
import { adminToken, backendUrl } from './support/stack';

/** A page on another port has another origin but is on the same site, so the browser sends the admin's cookie along. */
let neighbour: Server;
let neighbourUrl: string;

test.beforeAll(async () => {
  neighbour = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>x</title>');
  });
  await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve));
  neighbourUrl = `http://127.0.0.1:${(neighbour.address() as AddressInfo).port}`;
});

test.afterAll(() => new Promise((resolve) => neighbour.close(resolve)));

test.beforeEach(async ({ context, page }) => {
  await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl, sameSite: 'Lax' }]);
  await page.goto(neighbourUrl);
});

interface Attack {
  path: string;
  method?: string;
  /** Text with a content type that browsers send without a preflight, or the form field `_payload`. */
  body: { text: string; type: string } | { payload: string };
}

/**
 * The status of the response. It is read over the DevTools protocol, since the browser hides cross-origin responses
 * from the page.
 */
async function statusOf(page: Page, url: string, ask: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const [asked, told] = [new Set<string>(), new Map<string, number>()];
  const answered = new Promise<number>((resolve) => {
    const settle = () => asked.forEach((id) => told.has(id) && resolve(told.get(id) ?? 0));
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url === url) asked.add(requestId);
      settle();
    });
    client.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      told.set(requestId, statusCode);
      settle();
    });
  });
  await client.send('Network.enable');
  await ask();
  const status = await answered;
  await client.detach();
  return status;
}

/**
 * Sends what a hostile page can send without a preflight.
 * @returns the status that the backend answered
 */
function attack(page: Page, { path, method = 'POST', body }: Attack): Promise<number> {
  const url = `${backendUrl}/api/${path}`;
  return statusOf(page, url, () =>
    page.evaluate(
      async (sent) => {
        const form = new FormData();
        if ('payload' in sent.body) form.append('_payload', sent.body.payload);
        const data = 'payload' in sent.body ? form : new Blob([sent.body.text], { type: sent.body.type });
        const init = { method: sent.method, mode: 'no-cors', credentials: 'include', body: data } as const;
        await fetch(sent.url, init).catch(() => undefined);
      },
      { url, method, body },
    ),
  );
}

const newAccount = () => ({ email: `${randomUUID()}@evil.example`, password: randomUUID(), role: 'admin' });

test('a cross-origin request of the same site cannot create an administrator', async ({ page }) => {
  const account = newAccount();
  const payload = JSON.stringify(account);
  expect(await attack(page, { path: 'users', body: { payload } })).toBe(403);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    expect([type, await attack(page, { path: 'users', body: { text: payload, type } })]).toEqual([type, 403]);
  }
  expect(await stored('users', 'email', account.email)).toEqual([]);
});

test('a cross-origin form of the same site cannot create an administrator', async ({ page }) => {
  const account = newAccount();
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${backendUrl}/api/users">
       <input name="_payload"><button>Win</button></form>`,
  );
  await page.locator('input').fill(JSON.stringify(account));
  const [answer] = await Promise.all([page.waitForResponse(`${backendUrl}/api/users`), page.click('button')]);
  expect(answer.status()).toBe(403);
  expect(await stored('users', 'email', account.email)).toEqual([]);
});

test('a same-site page cannot import redirects, upload files, change globals, or sign anybody in or out', async ({
  page,
}) => {
  const from = `/komsu-${randomUUID()}`;
  const csv = { text: `from,to\n${from},/about\n`, type: 'text/plain' };
  expect(await attack(page, { path: 'redirects/import', body: csv })).toBe(403);
  expect(await stored('redirects', 'from', from)).toEqual([]);
  for (const path of ['media', 'globals/footer', 'users/logout', 'users/login', 'users/forgot-password', 'EditMedia']) {
    expect([path, await attack(page, { path, body: { payload: '{}' } })]).toEqual([path, 403]);
  }
  expect((await asAdmin('users/me')).status).toBe(200);
});

test('a sandboxed frame and a server action from another origin cannot create an administrator', async ({ page }) => {
  const account = newAccount();
  await page.setContent('<iframe sandbox="allow-scripts allow-forms"></iframe>');
  const blocked = page.waitForEvent('requestfailed', (request) => request.url() === `${backendUrl}/api/users`);
  await page.locator('iframe').evaluate(
    (frame: HTMLIFrameElement, { url, payload }) => {
      frame.srcdoc = `<form method="post" enctype="multipart/form-data" action="${url}">
        <textarea name="_payload">${payload}</textarea></form><script>document.forms[0].submit()</script>`;
    },
    { url: `${backendUrl}/api/users`, payload: JSON.stringify(account) },
  );
  // The response arrived, but the frame may not show it.
  expect((await blocked).failure()?.errorText).toContain('ERR_BLOCKED_BY_RESPONSE');
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  expect(await stored('users', 'email', account.email)).toEqual([]);
  const action = await page.request.post(`${backendUrl}/admin`, {
    headers: { origin: neighbourUrl, 'sec-fetch-site': 'same-site', 'next-action': 'x'.repeat(42) },
    data: '[]',
  });
  // It is not a known server action either, and the backend checks that first.
  expect(action.status()).toBe(405);
});

test('the admin’s own requests are accepted, with the right content type only', async ({ request }) => {
  const headers = { cookie: `payload-token=${adminToken}`, origin: backendUrl, 'sec-fetch-site': 'same-origin' };
  const csv = (type: string) =>
    request.post(`${backendUrl}/api/redirects/import`, {
      headers: { ...headers, 'content-type': type },
      data: 'from,to\n',
    });
  expect((await csv('text/plain')).status()).toBe(415);
  expect((await csv('text/csv')).status()).not.toBe(415);
  const answer = await request.post(`${backendUrl}/api/users`, {
    headers: { ...headers, 'content-type': 'text/plain', 'accept-language': 'en' },
    data: JSON.stringify(newAccount()),
  });
  expect(answer.status()).toBe(415);
  expect(await answer.json()).toMatchObject({ message: 'Content of this type is not accepted here.' });
});
