import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';

import { nextNow } from '../../lib/cache/next-clock.mjs';
import PageCacheHandler from '../../lib/cache/page-cache-handler.mjs';
import type { SiteResponse } from '../site-response';

/** Seconds after which a page is made anew. */
export const revalidateSeconds = 300;

interface Entry {
  lastModified: number;
  value: { status: number; html: string; rscData: Buffer; headers: Record<string, string> };
}

/** Text that takes about a third of its length when it is compressed, another for each page. */
function textOf(page: string, length: number): string {
  let words = '';
  for (let hash = page.length; words.length < length; hash = (hash * 1_103_515_245 + 12_345) % 2_147_483_648)
    words += `<b>${(hash + page.charCodeAt(1)).toString(36)}</b> `;
  return words;
}

/** The page that an address leads to, as Next reads it. */
const pageAt = (url: string) => decodeURI(new URL(url, 'http://site').pathname);

type Handler = InstanceType<typeof PageCacheHandler>;

/**
 * Next's incremental regeneration, as small as it can be, over the site's own cache handler: a page that is cached is
 * served, one that is due is served and made anew, one that is missing is made. What `next start` does besides would
 * make a test of random sequences depend on time.
 */
export class Isr {
  private readonly handler: Handler;
  /** What the backend has: a version for every page that exists. */
  readonly content = new Map<string, number>();
  menu = 0;
  isDown = false;
  /** Sent with every answer. */
  cookie: string | undefined;
  /** Held by a test: no page is rendered until it resolves. */
  gate: Promise<void> = Promise.resolve();
  private readonly background = new Set<Promise<void>>();
  private readonly own = new AsyncLocalStorage();

  constructor(private readonly prefix: string) {
    const context = {
      fs: nodeFs,
      flushToDisk: false,
      serverDistDir: path.join(os.tmpdir(), 'isr'),
      revalidatedTags: [],
      maxMemoryCacheSize: 50 * 1024 * 1024,
    };
    this.handler = new PageCacheHandler(context as unknown as ConstructorParameters<typeof PageCacheHandler>[0]);
  }

  private keyOf = (page: string) => `/${this.prefix}${page}`;
  private tagsOf = (page: string) => [`${this.prefix}menu`, `${this.prefix}page:${page}`];

  private lookUp(page: string): Promise<Entry | null> {
    const lookup = { kind: 'APP_PAGE', isFallback: false };
    return this.handler.get(this.keyOf(page), lookup as unknown as Parameters<Handler['get']>[1]) as never;
  }

  private isDue({ lastModified, value }: Entry, page: string): boolean {
    // A stale not-found page is not served at all (docs/decisions/0021).
    if (value.status === 404) return false;
    return lastModified + revalidateSeconds * 1000 <= nextNow() || tags.areTagsStale(this.tagsOf(page), lastModified);
  }

  /** How long the pages are; characters. */
  length = 1100;

  /** What would be sent for a page at this moment. */
  async now(page: string): Promise<{ status: number; html: string; isDue: boolean }> {
    const entry = await this.own.run(true, () => this.lookUp(page));
    if (entry) return { status: entry.value.status, html: entry.value.html, isDue: this.isDue(entry, page) };
    return this.isDown ? { status: 500, html: '', isDue: false } : { ...this.make(page), isDue: false };
  }

  private make(page: string) {
    const version = this.content.get(page);
    const status = version === undefined ? 404 : 200;
    const text = `${page} ${version ?? 'none'} ${this.menu}`;
    return { status, html: `<p>${text}</p><script>'${text}'</script>${textOf(page, this.length)}` };
  }

  /** How many renderings were started. */
  begun = 0;

  /** Makes a page and replaces its entry. */
  async regenerate(page: string): Promise<void> {
    this.begun += 1;
    const made = this.make(page);
    const fails = this.isDown;
    await this.gate;
    if (fails) throw new Error('the backend fails');
    const value = {
      kind: 'APP_PAGE',
      ...made,
      rscData: Buffer.from(`rsc ${made.html}`),
      headers: { 'x-next-cache-tags': this.tagsOf(page).join(',') },
    };
    const context = { cacheControl: { revalidate: revalidateSeconds, expire: undefined } };
    await this.handler.set(this.keyOf(page), value as never, context as never);
  }

  /** Marks tags as stale, as the webhook does. */
  revalidate(names: string[]): Promise<void> {
    return this.handler.revalidateTag(
      names.map((name) => this.prefix + name),
      { expire: 31_536_000 },
    );
  }

  /** Answers a request, as Next does. */
  render = async (request: IncomingMessage, response: SiteResponse): Promise<void> => {
    const page = pageAt(request.url ?? '');
    let entry = await this.lookUp(page);
    if (this.cookie !== undefined) response.setHeader('set-cookie', this.cookie);
    response.setHeader('x-nextjs-cache', !entry ? 'MISS' : this.isDue(entry, page) ? 'STALE' : 'HIT');
    if (!entry) {
      try {
        await this.regenerate(page);
      } catch {
        response.writeHead(500, { 'cache-control': 'no-store', 'content-type': 'text/html' }).end('');
        return;
      }
      entry = await this.lookUp(page);
    } else if (this.isDue(entry, page)) {
      const made = this.regenerate(page).catch(() => undefined);
      this.background.add(made);
      void made.finally(() => this.background.delete(made));
    }
    if (!entry) throw new Error('made and not kept');
    const isPayload = request.headers.rsc === '1';
    response.statusCode = entry.value.status;
    response.setHeader('vary', 'rsc, next-router-prefetch');
    response.setHeader('content-security-policy', entry.value.headers['content-security-policy'] ?? '');
    response.setHeader('content-type', isPayload ? 'text/x-component' : 'text/html');
    response.setHeader('cache-control', `s-maxage=${revalidateSeconds}`);
    response.end(isPayload ? entry.value.rscData : entry.value.html);
  };

  /** Waits for the pages that are being made. */
  async settle(): Promise<void> {
    await Promise.all(this.background);
  }
}
