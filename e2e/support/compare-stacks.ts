import { expect } from '@playwright/test';

import type { OwnStack } from './own-stack';
import type { Json } from './seed';

/** Every page that the backend names. */
export async function keysOf(stack: OwnStack): Promise<Json[]> {
  return ((await (await fetch(`${stack.backendUrl}/api/GetPageKeys`)).json()) as { data: Json[] }).data;
}

/** The calls whose answers make up everything that is public. */
export const callsFor = (keys: Json[]): string[] => [
  ...['GetPageKeys', 'GetApplicationModel', 'GetRedirects'],
  ...keys.map(({ pageKey }) => `GetPageData?pageKey=${String(pageKey)}`),
];

/** Every address of the site that is listed or linked. */
export async function addressesOf(stack: OwnStack, keys: Json[]): Promise<string[]> {
  const sitemap = await (await fetch(`${stack.siteUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname);
  const linked = keys.filter(({ isVisible }) => isVisible).map(({ link }) => String(link));
  return [...new Set([...listed, ...linked, '/sitemap.xml', '/rss.xml', '/llms.txt'])];
}

/** What the backend answers with, by its call. */
export async function answers(stack: OwnStack, names: string[]): Promise<Map<string, string>> {
  const texts = await Promise.all(
    names.map(async (name) => [name, await (await fetch(`${stack.backendUrl}/api/${name}`)).text()] as const),
  );
  return new Map(texts);
}

/** What the site shows at an address, once it has rendered it of content that no build has seen. */
async function renderedAnew(stack: OwnStack, address: string, copyright: string): Promise<string> {
  let shown = '';
  const visit = async () => {
    const response = await fetch(stack.siteUrl + address, { redirect: 'manual' });
    shown = `${response.status} ${await response.text()}`;
    return shown.includes(copyright) || !response.headers.get('content-type')?.startsWith('text/html');
  };
  await expect.poll(visit, { message: address, intervals: [100], timeout: 60_000 }).toBe(true);
  return shown;
}

const preload = /<link rel="preload"[^>]*>/g;

/**
 * What a visitor sees, byte by byte. React's payload repeats it, with numbers that depend on which part was finished
 * first; so do the place of the link to the footer, the order of what is loaded early, the marks between two texts, and
 * with these the marks of what the payload leaves out.
 */
export const comparable = (page: string) =>
  [...(page.match(preload) ?? []).toSorted(), page.replaceAll(preload, '')]
    .join('')
    .replaceAll(/<script[^>]*>(?:(?!<\/script>).)*?\bself\.__next_f\b.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/ data-a="\d+"/g, '')
    .replace('<link rel="expect" href="#footer" blocking="render"/>', '');

/** @param copyright in the footer, of content that no build has seen; @returns what visitors see, by its address */
export async function pagesOf(stack: OwnStack, addresses: string[], copyright: string): Promise<Map<string, string>> {
  const [waiting, pages] = [[...addresses], new Map<string, string>()];
  const worker = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
      pages.set(address, comparable(await renderedAnew(stack, address, copyright)));
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return pages;
}

/** The keys whose values differ, so that a failure names them and not their HTML. */
export const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...one.keys()].filter((key) => one.get(key) !== other.get(key));

/**
 * Reads the same names of two stacks until what they answer is the same: a site that was just started still shows what
 * its build has made, its search index is not there yet, and a busy machine may refuse to draw a picture. What differs
 * is read again, and a failure names it.
 *
 * @param read what a stack answers with, by its name
 * @returns the answers
 */
export async function expectSame(
  stacks: readonly [OwnStack, OwnStack],
  names: string[],
  read: (stack: OwnStack, names: string[]) => Promise<Map<string, string>>,
): Promise<Map<string, string>> {
  const same = new Map<string, string>();
  let left = names;
  const readLeft = async () => {
    const [one, other] = [await read(stacks[0], left), await read(stacks[1], left)];
    const different = differing(one, other);
    for (const [name, answer] of one) if (!different.includes(name)) same.set(name, answer);
    left = different;
    return left;
  };
  // The first time takes minutes: each page is rendered.
  const differed = await readLeft();
  if (differed.length > 0) await expect.poll(readLeft, { intervals: [1000], timeout: 120_000 }).toEqual([]);
  return same;
}
