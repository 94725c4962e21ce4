import type { BrowserContext } from '@playwright/test';

/** Sets the cookie of a visitor who has answered the consent banner before. */
export async function chooseConsent(
  context: BrowserContext,
  url: string,
  choice: { functional: boolean; media: boolean },
): Promise<void> {
  const answer = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no');
  const entries = {
    version: '1',
    time: '2026-11-20T12:00:00.000Z',
    functional: answer(choice.functional),
    media: answer(choice.media),
  };
  await context.addCookies([
    { name: 'consent', value: encodeURIComponent(String(new URLSearchParams(entries))), url, sameSite: 'Lax' },
  ]);
}
