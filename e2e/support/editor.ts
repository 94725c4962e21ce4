import { expect, type APIRequestContext } from '@playwright/test';

import type { Json } from './seed';
import { adminToken, backendUrl } from './stack';

/** Works on the content as the administrator does, through the backend's own interface. */
export class Editor {
  constructor(private readonly request: APIRequestContext) {}

  private get headers() {
    return { authorization: `JWT ${adminToken}` };
  }

  /** @returns the id of the new page */
  async createPage(data: Json): Promise<string> {
    const response = await this.request.post(`${backendUrl}/api/pages`, { headers: this.headers, data });
    expect(response.status(), await response.text()).toBe(201);
    return String(((await response.json()) as { doc: { id: unknown } }).doc.id);
  }

  async updatePage(id: string, data: Json, query = ''): Promise<void> {
    const response = await this.request.patch(`${backendUrl}/api/pages/${id}${query}`, { headers: this.headers, data });
    expect(response.status(), await response.text()).toBe(200);
  }

  /** @returns a global as it is stored, without its rows' pages and pictures */
  async readGlobal(slug: string): Promise<Json> {
    const response = await this.request.get(`${backendUrl}/api/globals/${slug}?depth=0`, { headers: this.headers });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()) as Json;
  }

  async updateGlobal(slug: string, data: Json): Promise<void> {
    const response = await this.request.post(`${backendUrl}/api/globals/${slug}`, { headers: this.headers, data });
    expect(response.status(), await response.text()).toBe(200);
  }

  async deletePage(id: string): Promise<void> {
    const response = await this.request.delete(`${backendUrl}/api/pages/${id}`, { headers: this.headers });
    expect(response.status(), await response.text()).toBe(200);
  }
}

/** A page with one title section, as the backend stores it. */
export function pageDraft(pageKey: string, title: string): Json {
  return {
    pageKey,
    link: `/page/${pageKey}`,
    title,
    isVisible: true,
    sections: [{ blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title }],
  };
}
