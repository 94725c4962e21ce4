import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { Answer, TestServer } from './listen';

export type Look = 'page' | 'brotli' | 'head' | 'plain' | 'known' | 'payload' | 'editor' | 'query' | 'spelled';

const encodings: Partial<Record<Look, string>> = { plain: 'identity', brotli: 'gzip, br' };
const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync };

function decoded({ headers, body }: Answer): string {
  const decode = decoders[String(headers['content-encoding'])];
  return (decode && body.length > 0 ? decode(body) : body).toString().replace(/^rsc /, '');
}

/** The address of a page as each way of asking spells it. */
function addressOf(page: string, way: Look): string {
  if (way === 'spelled') return `/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`;
  return `${page}${way === 'payload' ? '?_rsc=' : way === 'query' ? '?utm=1' : ''}`;
}

/** A browser, which keeps what it got. */
export class Visitor {
  /** The last copy of each page. */
  readonly copies = new Map<string, { etag: string; html: string }>();

  constructor(private readonly server: TestServer) {}

  /** Asks for a page in one of the ways in which browsers do. @returns what a visitor then sees */
  async look(page: string, way: Look) {
    const copy = this.copies.get(page);
    const headers: Record<string, string> = {
      'accept-encoding': encodings[way] ?? 'gzip',
      ...(way === 'payload' && { rsc: '1' }),
      ...(way === 'editor' && { cookie: 'edit-session=1' }),
      ...(way === 'known' && copy && { 'if-none-match': copy.etag }),
    };
    const answer = await this.server.ask(addressOf(page, way), headers, way === 'head' ? 'HEAD' : 'GET');
    const { status } = answer;
    const etag = String(answer.headers.etag);
    const html = status === 304 ? copy?.html : decoded(answer);
    if (status === 200 && way !== 'payload' && way !== 'head') this.copies.set(page, { etag, html: html ?? '' });
    return { status, html, etag, headers: answer.headers };
  }
}
