import { expect, type APIRequestContext } from '@playwright/test';

import type { Json } from './seed';

interface Published {
  revision: string;
  publishedRevision: string | null;
  addresses: string[];
}

export interface WentLive {
  state: 'live' | 'retrying' | 'replaced';
  seconds?: number;
  addresses: { path: string; state: string; status?: number; server?: string }[];
}

/** Works on the site's edit mode by its calls, as the editor's browser does. */
export class Publisher {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly siteUrl: string,
  ) {}

  /**
   * Crosses over from the admin into the edit mode.
   *
   * @param request with the admin's cookie for the backend; it gets the site's
   */
  static async enter(request: APIRequestContext, siteUrl: string): Promise<Publisher> {
    const response = await request.get(`${siteUrl}/api/edit/login?returnTo=/about`);
    expect(response.url(), await response.text()).toBe(`${siteUrl}/edit/about`);
    return new Publisher(request, siteUrl);
  }

  post(name: string, data: unknown, headers: Record<string, string> = {}) {
    const own = { origin: this.siteUrl, 'sec-fetch-site': 'same-origin', ...headers };
    return this.request.post(`${this.siteUrl}/api/edit/${name}`, { headers: own, data });
  }

  private async call<T>(name: string, data: unknown): Promise<T> {
    const response = await this.post(name, data);
    expect(response.status(), `${name}: ${await response.text()}`).toBe(200);
    return ((await response.json()) as { data: T }).data;
  }

  private async revision(pageKey: string): Promise<string> {
    const response = await this.request.get(`${this.siteUrl}/api/edit/EditPage?pageKey=${pageKey}`);
    return ((await response.json()) as { data: { revision: string } }).data.revision;
  }

  /** Saves a new title of the page and of its first section, in a language. */
  async retitle(pageKey: string, language: string, title: string): Promise<void> {
    const page = { pageKey, language, revision: await this.revision(pageKey), values: { title } };
    const { revision } = await this.call<Json>('SavePage', page);
    await this.call('SaveSection', { ...page, revision, sectionId: 'page-title-1' });
  }

  async publish(pageKey: string): Promise<Published> {
    return this.call('PublishPage', { pageKey, revision: await this.revision(pageKey) });
  }

  async unpublish(pageKey: string): Promise<Published> {
    return this.call('UnpublishPage', { pageKey, revision: await this.revision(pageKey) });
  }

  goLive(pageKey: string, published: Published): Promise<WentLive> {
    return this.call('GoLive', { pageKey, ...published });
  }

  /** Asks until it is live, as the browser does: the first call answers after some seconds, live or not. */
  async untilLive(pageKey: string, published: Published): Promise<WentLive> {
    let live = await this.goLive(pageKey, published);
    await expect
      .poll(async () => {
        if (live.state === 'retrying') live = await this.goLive(pageKey, published);
        return live.state;
      })
      .toBe('live');
    return live;
  }
}
