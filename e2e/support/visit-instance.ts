import type { APIRequestContext } from '@playwright/test';

/** The status of a page and its title. */
export async function readTitle(visitor: APIRequestContext, address: string): Promise<string> {
  const response = await visitor.get(address, { maxRedirects: 0 });
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
  return `${response.status()} ${title.replace(/<[^>]+>/g, '')}`.trim();
}

/**
 * Sends a form that each visitor may send ten times in ten minutes.
 *
 * @param site the address of the instance
 * @param origin the address that visitors know
 */
export async function timeForm(visitor: APIRequestContext, site: string, origin: string) {
  const startedAt = performance.now();
  const headers = { origin, 'content-type': 'application/json' };
  const response = await visitor.post(`${site}/api/SendTemplateMail`, { headers, data: '[]' });
  return { status: response.status(), ms: performance.now() - startedAt };
}
