import { type APIRequestContext, expect, type Page } from '@playwright/test';

import { contentSecurityPolicy } from '@/lib/cache/content-security-policy.mjs';

import { announceUntilHeard } from './announce';
import { startSiteCopy } from './own-site';
import { readDocument } from './read-head';
import { backendUrl, revalidateSecret, siteUrl } from './stack';

/** A site over the common backend whose pages are due after two seconds. */
export class DueSite {
  private constructor(
    private readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(name: string): Promise<DueSite> {
    const site = await startSiteCopy(name, {
      BACKEND_URL: backendUrl,
      // What the build has made names it.
      SITE_URL: siteUrl,
      REVALIDATE_SECONDS: '2',
      REVALIDATE_SECRET: revalidateSecret,
    });
    return new DueSite(site.url, site.stop);
  }

  get(request: APIRequestContext, path: string) {
    return request.get(this.url + path);
  }

  private async cacheOf(request: APIRequestContext, path: string): Promise<string | undefined> {
    return (await this.get(request, path)).headers()['x-nextjs-cache'];
  }

  /** Marks all that is cached as stale. What a build has made would else be due by the time that the build was told. */
  markStale(): Promise<void> {
    return announceUntilHeard(this.url, revalidateSecret, { tags: ['content'], isFetched: true });
  }

  /** Visits a page until it was due, and then until its next copy is served. */
  async regenerate(request: APIRequestContext, path: string): Promise<void> {
    // On a busy machine a copy may be due again before the visit that would find it fresh.
    const options = { timeout: 45_000, intervals: [100] };
    await expect.poll(() => this.cacheOf(request, path), options).toMatch(/STALE|MISS/);
    await expect.poll(() => this.cacheOf(request, path), options).toBe('HIT');
  }

  async visit(request: APIRequestContext, page: Page, path: string) {
    const response = await this.get(request, path);
    const html = await response.text();
    const policy = response.headers()['content-security-policy'];
    return {
      status: response.status(),
      hasOwnPolicy: policy === contentSecurityPolicy(html, [], false),
      document: await readDocument(page, html),
    };
  }
}
