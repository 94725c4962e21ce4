import type { APIRequestContext } from '@playwright/test';

/** The status of a page and its title. */
export async function readTitle(visitor: APIRequestContext, address: string): Promise<string> {
  const response = await visitor.get(address, { maxRedirects: 0 });
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
  return `${response.status()} ${title.replace(/<[^>]+>/g, '')}`.trim();
}

/** Whether an instance has a page and no reason to make it anew: a visit would have it ask the backend. */
export async function isFresh(visitor: APIRequestContext, address: string): Promise<boolean> {
  return (await visitor.get(address)).headers()['x-nextjs-cache'] === 'HIT';
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

/** Whether instances have registered, all of them, and Redis answers each. */
export async function areJoined(visitor: APIRequestContext, sites: string[]): Promise<boolean> {
  const metrics = await Promise.all(sites.map(async (site) => (await visitor.get(`${site}/api/metrics`)).text()));
  const isJoined = new RegExp(`^site_instances ${sites.length}$`, 'm');
  return metrics.every((text) => isJoined.test(text) && /^site_redis_up 1$/m.test(text));
}

/**
 * @param log what an instance has logged so far
 * @returns a function that returns the lines with a text that have come since its last call
 */
export function newLines(log: () => string, text: string): () => string[] {
  let read = 0;
  return () => {
    const lines = log()
      .split('\n')
      .filter((line) => line.includes(text));
    return lines.splice(read, (read = lines.length));
  };
}
