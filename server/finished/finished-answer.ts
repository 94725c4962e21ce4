import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { acceptedEncodings, type Encoding } from '../encodings';
import { compressFast, compressWell, isCompressible } from './compress';

const gunzipAsync = promisify(gunzip);

/** Describe one body, or the connection, and are written anew for every answer. */
const ofBody = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'date',
  'etag',
  'vary',
]);

/** Not sent with 304, which has no body (RFC 9110 §15.4.5). */
const ofContent = /^content-(?:type|language|disposition)$/;

/** `Vary` with the encoding, which every finished answer depends on. */
function withEncoding(vary: string): string {
  const names = vary.split(',').map((name) => name.trim());
  return [...names.filter((name) => name && name.toLowerCase() !== 'accept-encoding'), 'Accept-Encoding'].join(', ');
}

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ofBody.has(name) ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  );

/** Whether a client's copy is the same (RFC 9110 §13.1.2, weak comparison). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === plain);
}

/**
 * An answer whose bytes are ready: headers, ETag and the body in the encodings that clients accept. It is made once and
 * sent any number of times.
 */
export class FinishedAnswer {
  readonly #heads = new Map<Encoding, string[]>();
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #headers: readonly string[];
  readonly #unchangedHeaders: readonly string[];
  readonly #etag: string;

  private constructor(
    readonly status: number,
    headers: OutgoingHttpHeaders,
    body: Buffer,
  ) {
    // Weak: one ETag for all encodings, which have the same meaning and not the same bytes.
    this.#etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.#headers = [
      ...flat(headers),
      ...['etag', this.#etag],
      ...['vary', withEncoding([headers.vary ?? []].flat().join(','))],
    ];
    this.#unchangedHeaders = this.#headers.filter(
      (_part, index, all) => !ofContent.test(all[index - (index % 2)] ?? ''),
    );
  }

  /**
   * Finishes an answer, except for the encoding that takes longest (`improve`).
   *
   * @param status of the answer
   * @param headers of the answer
   * @param body as the page was made, not encoded
   */
  static async make(status: number, headers: OutgoingHttpHeaders, body: Buffer): Promise<FinishedAnswer> {
    const answer = new FinishedAnswer(status, headers, body);
    const type = [headers['content-type'] ?? ''].flat().join('');
    const gzipped = isCompressible(type, body.length) ? await compressFast(body) : undefined;
    if (gzipped) answer.#add('gzip', gzipped);
    // A copy that is not encoded can be made of the other, for the few who ask for it.
    else answer.#add('identity', body);
    return answer;
  }

  /** An answer whose encoded bodies exist. */
  static of(
    status: number,
    headers: OutgoingHttpHeaders,
    body: Buffer,
    encoded: Partial<Record<Encoding, Buffer>> = {},
  ): FinishedAnswer {
    const answer = new FinishedAnswer(status, headers, body);
    answer.#add('identity', body);
    for (const [encoding, bytes] of Object.entries(encoded)) answer.#add(encoding as Encoding, bytes);
    return answer;
  }

  #add(encoding: Encoding, body: Buffer): void {
    this.#bodies.set(encoding, body);
    const encodedAs = encoding === 'identity' ? [] : ['content-encoding', encoding];
    this.#heads.set(encoding, [...this.#headers, ...encodedAs, 'content-length', String(body.length)]);
  }

  /** What it takes in memory, in bytes. */
  get bytes(): number {
    let sum = 2 * this.#headers.reduce((length, part) => length + part.length, 0);
    for (const body of this.#bodies.values()) sum += body.length;
    return sum;
  }

  /**
   * Adds the body in the encoding that takes longest to make.
   *
   * @param body as the page was made
   */
  async improve(body: Buffer): Promise<void> {
    if (!this.#bodies.has('gzip') || this.#bodies.has('br')) return;
    const compressed = await compressWell(body);
    if (compressed) this.#add('br', compressed);
  }

  /** The body as the page was made; made anew of an encoded copy. */
  async #plain(): Promise<Buffer> {
    const gzipped = this.#bodies.get('gzip');
    return this.#bodies.get('identity') ?? (gzipped ? gunzipAsync(gzipped) : Buffer.alloc(0));
  }

  /** Answers a request with it, as HTTP says for conditional requests and HEAD. */
  send({ headers, method }: IncomingMessage, response: ServerResponse): void {
    if (this.status === 200 && isKnown(headers['if-none-match'], this.#etag)) {
      response.writeHead(304, this.#unchangedHeaders as string[]);
      response.end();
      return;
    }
    const encoding = acceptedEncodings(headers['accept-encoding']).find((name) => this.#bodies.has(name));
    const body = encoding && this.#bodies.get(encoding);
    if (body) {
      response.writeHead(this.status, this.#heads.get(encoding));
      response.end(method === 'HEAD' ? undefined : body);
    } else void this.#sendPlain(method, response);
  }

  async #sendPlain(method: string | undefined, response: ServerResponse): Promise<void> {
    const body = await this.#plain();
    response.writeHead(this.status, [...this.#headers, 'content-length', String(body.length)]);
    response.end(method === 'HEAD' ? undefined : body);
  }
}
