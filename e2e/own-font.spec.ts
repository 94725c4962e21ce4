import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import subsetFont from 'subset-font';

import { type Account, OwnBackend } from './support/own-backend';
import type { Json } from './support/seed';

/** Fonts that the brand refuses, and one that it warns of. */

const letters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => index + 32))}çÇğĞıİöÖşŞüÜ`;

/** A static file, of one weight. @param text the letters that it keeps */
const staticFont = async (text: string) =>
  subsetFont(await readFile('node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf'), text, {
    targetFormat: 'woff2',
  });

/** @returns the id of the file in the media library */
async function upload(admin: Account, name: string, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'font/woff2' }), name);
  form.append('_payload', JSON.stringify({ alt: 'Yazı tipi' }));
  return ((await admin.send('media?locale=tr', 'POST', form)).body.doc as { id: number }).id;
}

test('a font without the letters of Turkish is refused at its field, one of a single weight has a warning', async ({
  page,
}) => {
  const backend = await OwnBackend.start();
  try {
    const admin = await backend.signIn();
    const publish = (brand: Json) => admin.send('globals/brand?locale=tr', 'POST', brand);
    const stored = async () => (await admin.send('globals/brand?locale=tr&depth=0')).body;
    const own = await upload(admin, 'tam.woff2', await staticFont(letters));
    expect((await publish({ theme: 'technical', fonts: { own } })).status).toBe(200);
    const before = await stored();
    const half = await upload(admin, 'yarim.woff2', await staticFont(letters.replace(/[ğĞşŞıİ]/g, '')));
    const refused = await publish({ theme: 'editorial', fonts: { own: half } });
    expect(refused.status).toBe(400);
    const [{ data } = { data: {} }] = refused.body.errors as { data: { errors?: Json[] } }[];
    expect(data.errors?.[0]?.path).toBe('fonts.own');
    expect(data.errors?.[0]?.message).toMatch(/ğ Ğ ı İ ş Ş/);
    expect(await stored()).toEqual(before);

    await page.context().addCookies([{ name: 'payload-token', value: admin.token ?? '', url: backend.origin }]);
    await page.goto(`${backend.origin}/admin/globals/brand`);
    const warning = page.getByText(/tek kalınlık var|has a single weight/);
    await expect(warning).toBeVisible();
    expect((await publish({ theme: 'technical', fonts: { own: null } })).status).toBe(200);
    await page.reload();
    await expect(page.getByText(/Çiftin yerine|instead of the pairing/)).toBeVisible();
    await expect(warning).toHaveCount(0);
  } finally {
    await backend.end();
  }
});
