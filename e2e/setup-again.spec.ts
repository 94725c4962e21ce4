import { expect, type Page, test } from '@playwright/test';

import { type Account, OwnBackend } from './support/own-backend';
import type { Json } from './support/seed';

/** What stays when the setup is sent once more, and what a later start leaves alone. */

test.describe.configure({ timeout: 240_000 });

const globals = ['site-info', 'navigation', 'footer', 'brand'];
const legal = 'bilgi-toplumu-hizmetleri';

const facts = {
  names: { tr: 'Acme', en: 'Acme Ltd' },
  ...{ address: 'Ankara', phone: '+90 312 555 01 00', email: 'bilgi@acme.example', managers: 'Ayşe Örnek' },
  ...{ tradeRegistry: 'Ankara – 1', capital: '1 ₺', kepAddress: 'acme@hs01.kep.tr' },
};

async function setUp(admin: Account): Promise<void> {
  const form = new FormData();
  form.set('answers', JSON.stringify({ version: 0, facts, languages: ['tr', 'en'], pages: [] }));
  expect(await admin.send('setup', 'POST', form)).toMatchObject({ status: 200 });
}

async function save(admin: Account, path: string, method: string, body: Json): Promise<void> {
  const answer = await admin.send(path, method, body);
  expect([path, answer.status, answer.body.errors]).toEqual([path, 200, undefined]);
}

async function pageWith(admin: Account, pageKey: string): Promise<Json | undefined> {
  const { body } = await admin.send(`pages?where[pageKey][equals]=${pageKey}&draft=true&locale=all&depth=0`);
  return (body.docs as Json[])[0];
}

/** Everything that the setup could write, without the times of saves. */
async function stateOf(admin: Account): Promise<Json> {
  const found = globals.map(async (slug) => {
    const { updatedAt: _time, ...stored } = (await admin.send(`globals/${slug}?locale=all&depth=0`)).body;
    return [slug, stored] as const;
  });
  const { body } = await admin.send('categories?locale=all&depth=0&sort=key');
  const lists = (body.docs as Json[]).map(({ updatedAt: _time, ...stored }) => stored);
  return { ...Object.fromEntries(await Promise.all(found)), lists };
}

async function openSetup(page: Page, backend: OwnBackend): Promise<void> {
  const { token = '' } = await backend.signIn();
  await page.context().addCookies([{ name: 'payload-token', value: token, url: backend.origin }]);
  await page.goto(`${backend.origin}/admin/setup`);
}

test('the setup sent again changes the answer that changed, and nothing that was edited since', async ({ page }) => {
  const backend = await OwnBackend.start({ SEED: 'starter' });
  try {
    const admin = await backend.signIn();
    await setUp(admin);
    expect((await pageWith(admin, 'kvkk-aydinlatma-metni'))?._status).toBe('published');
    const languages = [
      { code: 'en', name: 'Int’l' },
      { code: 'tr', name: 'Türkçe' },
    ];
    const copyright = '© 1998–2026 Acme';
    await save(admin, 'globals/site-info?locale=tr', 'POST', { adress: 'İzmir', copyright, languages });
    await save(admin, 'globals/site-info?locale=en', 'POST', { adress: 'Izmir, Turkey' });
    await save(admin, 'globals/brand?locale=tr', 'POST', { theme: 'technical', corners: 'round' });
    const { body } = await admin.send('globals/navigation?locale=tr&depth=0');
    const menu = (body.menu as Json[]).slice(1).map((item) => ({ ...item, title: `${String(item.title)}!` }));
    await save(admin, 'globals/navigation?locale=tr', 'POST', { menu });
    const list = ((await admin.send('categories?locale=tr&limit=1')).body.docs as Json[])[0];
    await save(admin, `categories/${String(list?.id)}?locale=tr`, 'PATCH', { title: 'Bitenler' });
    const gone = await pageWith(admin, 'hizmet-bakim');
    await save(admin, `pages/${String(gone?.id)}`, 'DELETE', {});
    // A lawyer has changed a page that still has a blank.
    const draft = await pageWith(admin, legal);
    expect(JSON.stringify(draft)).toContain('{{mersisNo}}');
    await save(admin, `pages/${String(draft?.id)}?locale=tr&draft=true`, 'PATCH', { summary: 'Avukatın özeti' });

    const before = await stateOf(admin);
    await openSetup(page, backend);
    await expect(page.getByLabel(/^(Adres|Address)/)).toHaveValue('İzmir');
    // A colour that cannot be read is refused at its field, and nothing is written.
    const ink = page.locator('input[name="colors.ink"]');
    await ink.fill('#999999');
    const send = page.getByRole('button', { name: /^(Kaydet|Save)$/ });
    await send.press('Enter');
    await expect(ink).toBeFocused();
    await expect(ink).toHaveAccessibleDescription(/okunamaz|4\.5/);
    expect(await stateOf(admin)).toEqual(before);
    await ink.fill('');
    await page.getByLabel(/^(MERSİS)/).fill('0123456789012345');
    await page.getByLabel(/^(Telefon|Phone)/).fill('+90 232 555 01 00');
    await send.press('Enter');
    await expect(page.getByText(/^(Hazır|Done)\./)).toBeVisible();
    await expect(page.getByText(/elle değiştirildiği|changed by hand/)).toBeVisible();

    const after = await stateOf(admin);
    expect(after).toEqual({ ...before, 'site-info': { ...(before['site-info'] as Json), phone: '+90 232 555 01 00' } });
    expect(await pageWith(admin, 'hizmet-bakim')).toBeUndefined();
    const filled = await pageWith(admin, legal);
    expect(filled).toMatchObject({ _status: 'draft', summary: { tr: 'Avukatın özeti' } });
    expect(JSON.stringify(filled)).toContain('0123456789012345');
    expect(JSON.stringify(filled)).not.toContain('{{');
  } finally {
    await backend.end();
  }
});

test('an installation that began empty stays so, whatever a later start is told', async () => {
  const env: Record<string, string> = { SEED: 'none' };
  const backend = await OwnBackend.start(env);
  try {
    const admin = await backend.signIn();
    env.SEED = 'demo';
    await backend.restart(() => Promise.resolve());
    expect((await admin.send('pages')).body.totalDocs).toBe(0);
    // An installation from before has noted nothing, and may have a name and no page.
    await save(admin, 'globals/site-info?locale=tr', 'POST', { title: 'Acme' });
    await backend.restart(async ({ execute }) => void (await execute("DELETE FROM payload_kv WHERE key = 'setup'")));
    expect((await admin.send('pages')).body.totalDocs).toBe(0);
    expect((await admin.send('globals/site-info?locale=tr')).body.title).toBe('Acme');
  } finally {
    await backend.end();
  }
});
