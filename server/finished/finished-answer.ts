import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import { acceptedEncodings, type Encoding } from '../encodings';
import { compressFast, compressWell, isCompressible } from './compress';
import { endTogether } from './end-together';

/** How a body is decoded. */
const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Headers of one body or one connection. They are set for every answer. */
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

/** Names and values, one after the other. Next sets some headers twice, to the same value. */
const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ofBody.has(name) ? [] : [...new Set([value].flat())].flatMap((one) => [name, String(one)]),
  );

/** Whether a client's copy is the same (RFC 9110 §13.1.2, weak comparison). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === plain);
}

interface Wanted {
  /** What the client accepts that waits for the answer; gzip if it does not say. */
  accepted?: readonly Encoding[];
  /** The answer that was sent before at the same address. */
  former?: FinishedAnswer;
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
  /** Whether it cannot be made smaller. */
  #isBest = false;

  private constructor(
    readonly status: number,
    headers: OutgoingHttpHeaders,
    body: Buffer,
  ) {
    // Weak, because all encodings share it: they have the same content but not the same bytes.
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
   * Finishes an answer as the client wants it that waits for it. The other encodings are made when it is kept
   * (`complete`, `improve`).
   *
   * @param status of the answer
   * @param headers of the answer
   * @param body as the page was made, not encoded
   * @param wanted how it is to be encoded
   */
  static async make(
    status: number,
    headers: OutgoingHttpHeaders,
    body: Buffer,
    { accepted = [], former }: Wanted = {},
  ): Promise<FinishedAnswer> {
    const answer = new FinishedAnswer(status, headers, body);
    const type = [headers['content-type'] ?? ''].flat().join('');
    answer.#isBest = !isCompressible(type, body.length);
    if (answer.#isBest) answer.#add('identity', body);
    else if (former && former.#etag === answer.#etag) answer.#takeEncoded(former);
    else await answer.#encode(status === 200 && accepted.includes('br') ? 'br' : 'gzip', body);
    // A copy that is not encoded can be made of the others, for the few who ask for it.
    if (answer.#bodies.size === 0) answer.#add('identity', body);
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
    answer.#isBest = true;
    answer.#add('identity', body);
    for (const [encoding, bytes] of Object.entries(encoded)) answer.#add(encoding as Encoding, bytes);
    return answer;
  }

  #add(encoding: Encoding, body: Buffer): void {
    this.#bodies.set(encoding, body);
    const encodedAs = encoding === 'identity' ? [] : ['content-encoding', encoding];
    this.#heads.set(encoding, [...this.#headers, ...encodedAs, 'content-length', String(body.length)]);
  }

  /** Its size in memory, in bytes. */
  get bytes(): number {
    let sum = 2 * this.#headers.reduce((length, part) => length + part.length, 0);
    for (const body of this.#bodies.values()) sum += body.length;
    return sum;
  }

  async #encode(encoding: 'br' | 'gzip', body: Buffer): Promise<void> {
    const compressed = await compressFast(body, encoding);
    if (compressed) this.#add(encoding, compressed);
  }

  /** The same page was compressed before. */
  #takeEncoded(former: FinishedAnswer): void {
    for (const [encoding, bytes] of former.#bodies) this.#add(encoding, bytes);
    this.#isBest = former.#isBest;
  }

  /**
   * Makes it ready for every client.
   *
   * @param body as the page was made
   */
  async complete(body: Buffer): Promise<void> {
    if (this.#bodies.has('br') && !this.#bodies.has('gzip')) await this.#encode('gzip', body);
  }

  /**
   * Makes it as small as it can be, which takes a hundred times as long. A not-found page is not worth that.
   *
   * @returns whether it is another one now
   */
  async improve(): Promise<boolean> {
    if (this.#isBest || this.status !== 200) return false;
    const compressed = await this.#plain().then(compressWell, () => undefined);
    // Not before: an answer that is made of this one meanwhile has its bodies as they are now.
    this.#isBest = true;
    if (!compressed || compressed.length >= (this.#bodies.get('br')?.length ?? Infinity)) return false;
    this.#add('br', compressed);
    return true;
  }

  /** The uncompressed body, decoded from a compressed copy if necessary. */
  async #plain(): Promise<Buffer> {
    const plain = this.#bodies.get('identity');
    if (plain) return plain;
    const [[encoding, bytes] = []] = this.#bodies;
    return encoding && encoding !== 'identity' && bytes ? decoders[encoding](bytes) : Buffer.alloc(0);
  }

  /** Answers a request with it, as HTTP says for conditional requests and HEAD. */
  send({ headers, method }: IncomingMessage, response: ServerResponse): void {
    if (this.status === 200 && isKnown(headers['if-none-match'], this.#etag)) {
      response.writeHead(304, this.#unchangedHeaders as string[]);
      endTogether(response);
      return;
    }
    const encoding = acceptedEncodings(headers['accept-encoding']).find((name) => this.#bodies.has(name));
    const body = encoding && this.#bodies.get(encoding);
    if (body) {
      response.writeHead(this.status, this.#heads.get(encoding));
      endTogether(response, method === 'HEAD' ? undefined : body);
    } else void this.#sendPlain(method, response);
  }

  async #sendPlain(method: string | undefined, response: ServerResponse): Promise<void> {
    const body = await this.#plain();
    response.writeHead(this.status, [...this.#headers, 'content-length', String(body.length)]);
    response.end(method === 'HEAD' ? undefined : body);
  }
}
