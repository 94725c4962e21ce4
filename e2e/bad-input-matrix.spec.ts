import { type Browser, expect, test } from '@playwright/test';

import { badInputCases } from './support/bad-input-cases';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { enter } from './support/edit-page';
import type { Json } from './support/seed';

/**
 * Each case is tried with a session that has ended, and with a backend that is away: a plain sentence says so, the text
 * stays in the form, it is there again after a reload, and it is saved once the reason is gone. The answers of the
 * calls are made up here; `editing-session.spec.ts` ends a real session.
 */
let admin: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

const failures = [
  [401, 'session_expired', 'Oturumunuzun süresi doldu.'],
  [502, 'no_answer', 'Sunucuya ulaşılamadı. Yazdıklarınız duruyor, yeniden deneyin.'],
] as const;

const calls = '**/api/edit/**';

async function start(browser: Browser, content?: Json) {
  const { pageKey } = await newPage(content);
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  // The question of the browser before a reload.
  page.on('dialog', (dialog) => void dialog.accept());
  return { page, context, pageKey };
}

for (const { name, content, type, send, reopen, isKept, isDone, refusal } of badInputCases) {
  test(`nothing is lost when the session ends or the backend is away: ${name}`, async ({ browser }) => {
    const { page, context, pageKey } = await start(browser, content);
    await type(page, context);
    for (const [status, code, sentence] of failures) {
      await page.route(calls, (route) => route.fulfill({ status, json: { success: false, code } }));
      await send(page);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await isKept(page);
      await page.unroute(calls);
      await page.reload();
      await reopen(page);
      await isKept(page);
    }
    if (refusal) {
      const { sentence, status, ...body } = refusal;
      await page.route('**/api/edit/SaveSection', (route) =>
        route.fulfill({ status, json: { success: false, ...body } }),
      );
      await send(page);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await isKept(page);
      await page.unroute('**/api/edit/SaveSection');
    }
    await send(page);
    await isDone(page, async () => (await admin.page(pageKey)).scheduled.length);
    await context.close();
  });
}
