import { expect, type APIRequestContext } from '@playwright/test';

/** The icons that devices ask for by themselves, with their types. */
export const icons = {
  '/favicon.ico': 'image/x-icon',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
  '/icon-maskable-512.png': 'image/png',
  '/apple-touch-icon.png': 'image/png',
  '/icon.svg': 'image/svg+xml',
} as const;

/** The bytes of all icons of a site, by their address. */
export async function iconsOf(request: APIRequestContext, siteUrl: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [address, type] of Object.entries(icons)) {
    const answer = await request.get(siteUrl + address);
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([address, 200, type]);
    found[address] = (await answer.body()).toString('base64');
  }
  return found;
}
