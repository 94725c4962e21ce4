import { gunzipSync } from 'node:zlib';

import type { TestServer } from './listen';

export type Look = 'page' | 'head' | 'plain' | 'known' | 'payload' | 'editor' | 'query';

/** A browser, which keeps the tags of what it got. */
export class Visitor {
  readonly etags = new Map<string, string>();

  constructor(private readonly server: TestServer) {}

  /** Asks for a page in one of the ways in which browsers do. @returns what a visitor then has */
  async look(page: string, way: Look) {
    const known = this.etags.get(page);
    const headers: Record<string, string> = {
      'accept-encoding': way === 'plain' ? 'identity' : 'gzip',
      ...(way === 'payload' && { rsc: '1' }),
      ...(way === 'editor' && { cookie: 'edit-session=1' }),
      ...(way === 'known' && known && { 'if-none-match': known }),
    };
    const path = `${page}${way === 'payload' ? '?_rsc=' : way === 'query' ? '?utm=1' : ''}`;
    const answer = await this.server.ask(path, headers, way === 'head' ? 'HEAD' : 'GET');
    const body =
      answer.headers['content-encoding'] === 'gzip' && answer.body.length > 0 ? gunzipSync(answer.body) : answer.body;
    if (answer.status === 200 && way !== 'payload') this.etags.set(page, String(answer.headers.etag));
    return { status: answer.status, html: body.toString().replace(/^rsc /, ''), etag: answer.headers.etag };
  }
}
