import { randomUUID } from 'node:crypto';

import { type APIRequestContext, expect, test } from '@playwright/test';

import { pageDraft } from './support/editor';
import { OwnStack } from './support/own-stack';
import type { Publisher } from './support/publisher';

test.describe('going live after a failure', () => {
  // The tests share one stack, so they run in sequence. Each uses a page of its own.
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  let stack: OwnStack;
  let publisher: Publisher;
  let visitor: APIRequestContext;
  const [lost, cut, silent] = ['kayip', 'kesinti', 'sessiz'].map((prefix) => `${prefix}-${randomUUID()}`) as [
    string,
    string,
    string,
  ];

  const seen = async (pageKey: string) => {
    const response = await visitor.get(`${stack.siteUrl}/page/${pageKey}`);
    return `${response.status()} ${(/<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? '').replace(/<[^>]+>/g, '')}`;
  };
  const becomes = (pageKey: string, text: string) => expect.poll(() => seen(pageKey), { timeout: 60_000 }).toBe(text);

  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(240_000);
    stack = await OwnStack.create();
    await stack.startBackend();
    await stack.startSite();
    [visitor, publisher] = [
      await playwright.request.newContext(),
      await stack.signIn(await playwright.request.newContext()),
    ];
  });

  test.afterAll(async () => {
    await visitor.dispose();
    await stack.dispose();
  });

  test('a lost webhook is sent again after the backend and the site restart', async () => {
    const id = await stack.createPage(pageDraft(lost, 'Eski'));
    await becomes(lost, '200 Eski');
    await stack.stopSite();
    await stack.changePage(id, pageDraft(lost, 'Yeni'));
    await stack.killBackend();
    await stack.startSite();
    expect(await seen(lost)).toBe('200 Eski');
    await stack.startBackend();
    await becomes(lost, '200 Yeni');
  });

  test('when the backend is killed after publishing, the old page stays, and goes live once the backend is back', async () => {
    await stack.createPage(pageDraft(cut, 'Eski'));
    await becomes(cut, '200 Eski');
    await publisher.retitle(cut, 'tr', 'Yeni');
    const published = await publisher.publish(cut);
    await stack.killBackend();
    const report = await publisher.goLive(cut, published);
    expect(report.state).toBe('retrying');
    expect(report.addresses.every(({ state }) => state !== 'live')).toBe(true);
    expect(await stack.announce([`page:${cut}`, 'category:metro'])).toBe(503);
    for (let visit = 0; visit < 5; visit += 1) expect(await seen(cut)).toMatch(/^200 (Eski|Yeni)$/);
    await stack.startBackend();
    await expect.poll(async () => (await publisher.goLive(cut, published)).state, { timeout: 60_000 }).toBe('live');
    expect(await seen(cut)).toBe('200 Yeni');
  });

  test('without webhooks, pages are revalidated after their time', async () => {
    await Promise.all([stack.stopSite(), stack.killBackend()]);
    await stack.startBackend(true);
    await stack.startSite(2);
    const id = await stack.createPage(pageDraft(silent, 'Eski'));
    await becomes(silent, '200 Eski');
    await stack.changePage(id, pageDraft(silent, 'Yeni'));
    await becomes(silent, '200 Yeni');
  });
});
