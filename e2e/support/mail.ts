import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/**
 * The mails of the running stack. `scripts/test-e2e.mjs` starts one real SMTP server (`scripts/lib/mail-server.mjs`)
 * for all suites and gives the backend its address; every mail it accepts is a file, so that suites running side by
 * side can all read. Name what only your test has, a subject or a recipient made with `randomUUID()`:
 *
 *     const mail = await waitForMail(({ subject }) => subject?.includes(mySubject));
 *     expect(mail.text).toContain('…');
 *     await page.goto(firstLink(mail)); // of a newsletter mail: where to confirm
 *
 * `X-Envelope-To` (in `mail.headers`) says whom the SMTP client named; the contact form's mails go to `mailTo`.
 */
export const mailTo = 'iletisim@site.example';

const folder = () => {
  const named = process.env.E2E_MAIL_DIR;
  if (!named) throw new Error('E2E_MAIL_DIR is not set: run the suites with npm run test:e2e');
  return named;
};

/** Everything that has been mailed so far, the oldest first. */
async function allMails(): Promise<Email[]> {
  const names = (await readdir(folder())).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder(), name)))));
}

export async function mailsWhere(isWanted: (mail: Email) => boolean | undefined): Promise<Email[]> {
  return (await allMails()).filter(isWanted);
}

/** Waits for the first mail of a kind. */
export async function waitForMail(isWanted: (mail: Email) => boolean | undefined): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    [found] = await mailsWhere(isWanted);
    expect(found, 'the mail has not arrived').toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [100, 250, 500] });
  return found as Email;
}

/** Every recipient of a newsletter mail is alone in it. */
export function isTo(address: string): (mail: Email) => boolean {
  return ({ to }) => to?.some((recipient) => 'address' in recipient && recipient.address === address) ?? false;
}

/** The first address of the site in a mail's text, as path and query. */
export function firstLink({ text }: Email): string {
  const [link] = /https?:\/\/\S+/.exec(text ?? '') ?? [];
  if (!link) throw new Error('the mail has no link');
  const { pathname, search } = new URL(link);
  return pathname + search;
}
