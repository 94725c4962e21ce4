import { type APIRequestContext, expect } from '@playwright/test';

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
 * @param from the visitor's own address, as a proxy would name it
 */
export async function timeForm(visitor: APIRequestContext, site: string, origin: string, from?: string) {
  const startedAt = performance.now();
  const headers = { origin, 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) };
  const response = await visitor.post(`${site}/api/SendTemplateMail`, { headers, data: '[]' });
  return { status: response.status(), ms: performance.now() - startedAt };
}

const metricsOf = (visitor: APIRequestContext, sites: string[]) =>
  Promise.all(sites.map(async (site) => (await visitor.get(`${site}/api/metrics`)).text()));

/** How often instances went on by themselves since Redis answered too late. */
async function losses(visitor: APIRequestContext, sites: string[]): Promise<number> {
  const text = (await metricsOf(visitor, sites)).join('\n');
  return [...text.matchAll(/^site_redis_losses_total\{.*\} (\d+)$/gm)].reduce((sum, [, lost]) => sum + Number(lost), 0);
}

/**
 * What was done while Redis answered every instance in time. On a busy machine one may have gone on by itself
 * meanwhile; then it is done again.
 *
 * @param work gets the number of the attempt
 */
export async function whileJoined<T>(
  visitor: APIRequestContext,
  sites: string[],
  work: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await expect.poll(() => areJoined(visitor, sites)).toBe(true);
    const before = await losses(visitor, sites);
    const result = await work(attempt);
    if ((await losses(visitor, sites)) === before) return result;
  }
  throw new Error('Redis was too slow in each of ten attempts');
}

/** Whether instances have registered, all of them, and Redis answers each. */
export async function areJoined(visitor: APIRequestContext, sites: string[]): Promise<boolean> {
  const metrics = await metricsOf(visitor, sites);
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
