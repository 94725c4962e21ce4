import { createHmac, randomBytes } from 'node:crypto';

import type { Answer } from './forms-backend';
import type { Json } from './seed';
import { backendUrl, revalidateSecret, siteUrl } from './stack';

const json = { 'content-type': 'application/json' };

/** An answer with its body as JSON. */
export async function readAnswer(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

export const newState = () => randomBytes(24).toString('base64url');

/** Requests a hand-over with the admin's cookie, as a signed-in browser does. */
export function requestHandOver(adminCookie: string | undefined, query: string, headers: Record<string, string> = {}) {
  return fetch(`${backendUrl}/api/EditHandOver?${query}`, {
    redirect: 'manual',
    headers: { ...headers, ...(adminCookie && { cookie: `payload-token=${adminCookie}` }) },
  });
}

/** Exchanges a code as the site does, signed with the secret it shares with the backend. */
export async function exchange(body: Json, secret = revalidateSecret): Promise<Answer> {
  const [text, timestamp] = [JSON.stringify(body), String(Date.now())];
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  const headers = { ...json, 'x-timestamp': timestamp, 'x-signature': `sha256=${signature}` };
  return readAnswer(await fetch(`${backendUrl}/api/ExchangeHandOver`, { method: 'POST', body: text, headers }));
}

/** The code of a hand-over for a browser with this state. */
export async function codeFor(adminCookie: string, state: string): Promise<string> {
  const response = await requestHandOver(adminCookie, new URLSearchParams({ returnTo: '/about', state }).toString());
  return new URL(response.headers.get('location') ?? siteUrl).searchParams.get('code') ?? '';
}
