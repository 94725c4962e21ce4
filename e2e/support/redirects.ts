import type { APIRequestContext } from '@playwright/test';

import { adminToken, backendUrl } from './stack';

/** The status and location of an address, without following redirects. */
export async function answerOf(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  return { status: response.status(), location: response.headers().location };
}

export const permanent = (location: string) => ({ status: 308, location });

/** The headers for calls that `Editor` has no method for. */
export const signedIn = { authorization: `JWT ${adminToken}` };

export async function addRedirect(request: APIRequestContext, from: string, to: string, isPermanent = true) {
  return request.post(`${backendUrl}/api/redirects?locale=tr`, {
    headers: signedIn,
    data: { from, to, permanent: isPermanent },
  });
}

/** The redirects that the backend gives to the site. */
export async function listed(request: APIRequestContext): Promise<{ from: string; to: string }[]> {
  const response = await request.get(`${backendUrl}/api/GetRedirects`);
  return ((await response.json()) as { data: { from: string; to: string }[] }).data;
}

export async function importCsv(request: APIRequestContext, csv: string) {
  const headers = { ...signedIn, 'content-type': 'text/csv', 'accept-language': 'tr' };
  return request.post(`${backendUrl}/api/redirects/import`, { headers, data: csv });
}
