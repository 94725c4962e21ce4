import { type IncomingMessage, ServerResponse } from 'node:http';

import { requestIdHeader } from '../lib/telemetry/request-id';

type Callback = () => void;

/** The parts of a call of `write` or `end`, which take a chunk, an encoding and a callback, each optional. */
function partsOf(args: unknown[]) {
  const [chunk, encoding] = args;
  const callback = args.find((arg) => typeof arg === 'function') as Callback | undefined;
  if (typeof chunk === 'string') {
    return {
      chunk: Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      callback,
    };
  }
  return { chunk: chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined, callback };
}

/** Where an answer is on its way from Next to the client. */
type State = 'open' | 'collecting' | 'closed';

interface Collection {
  isWanted: () => boolean;
  complete: (body: Buffer) => void;
  maxBytes: number;
}

/**
 * The response object of the site's server (Node's option `ServerResponse`). Next writes into it as into any other. The
 * server can collect what Next writes and change it before it is sent, add headers at the last moment, and close the
 * response to whatever is written too late.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #state: State = 'open';
  #collection: Collection | undefined;
  #chunks: Buffer[] = [];
  #bytes = 0;
  /** Sent with every answer, and never kept with it. */
  requestId: string | undefined;
  /** Called before the head is sent, while headers can still be changed. */
  beforeHead: Callback | undefined;

  /**
   * Collects the body instead of sending it.
   *
   * @param isWanted asked once, when the head is complete; if not, the body is sent as it comes
   * @param complete called with the whole body; it has to call `end`
   * @param maxBytes a longer body is sent as it comes
   */
  collect(isWanted: () => boolean, complete: (body: Buffer) => void, maxBytes: number): void {
    this.#state = 'collecting';
    this.#collection = { isWanted, complete, maxBytes };
  }

  /** Sends the head with the first bytes of the body only: until then, another answer can be made. */
  holdHead(): void {
    this.collect(
      () => false,
      () => undefined,
      0,
    );
  }

  /**
   * Sends another answer than the one that is being made, whose head must not have been sent, and ignores what is
   * still written of that one.
   */
  replace(status: number, headers: Readonly<Record<string, string>>, body: string): void {
    for (const name of this.getHeaderNames()) super.removeHeader(name);
    this.#state = 'open';
    this.#chunks = [];
    this.writeHead(status, headers);
    this.end(body);
    this.#state = 'closed';
  }

  /** Whether the body is collected, now that its head is known. */
  #isCollecting(): boolean {
    if (this.#state !== 'collecting') return false;
    if (this.#bytes > 0 || this.#collection?.isWanted()) return true;
    this.#state = 'open';
    return false;
  }

  /** Gives up collecting, and sends what was collected. */
  #release(): void {
    this.#state = 'open';
    const chunks = this.#chunks;
    this.#chunks = [];
    for (const chunk of chunks) super.write(chunk);
  }

  /** Gives up collecting, for an answer that is made otherwise. */
  stopCollecting(): void {
    if (this.#state === 'collecting') this.#release();
  }

  override writeHead(...args: unknown[]): this {
    if (this.#state === 'closed') return this;
    if (this.#state === 'collecting') return this.#keepHead(args);
    if (!this.headersSent && this.beforeHead) {
      if (typeof args[0] === 'number') this.statusCode = args[0];
      this.beforeHead();
    }
    if (this.requestId !== undefined && !this.headersSent) this.#addRequestId(this.requestId, args);
    return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>));
  }

  /**
   * Lists of headers belong to kept answers, which are sent many times: a copy is sent, as Node sends lists fastest.
   */
  #addRequestId(id: string, args: unknown[]): void {
    const last = args.length - 1;
    if (Array.isArray(args[last])) args[last] = [...(args[last] as string[]), requestIdHeader, id];
    else this.setHeader(requestIdHeader, id);
  }

  /** Keeps the head that was written, for `end`: the status as a property, the headers with the others. */
  #keepHead([status, ...rest]: unknown[]): this {
    this.statusCode = status as number;
    const headers = rest.find((arg) => typeof arg === 'object' && arg !== null);
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value as string | string[]);
    return this;
  }

  override write(...args: unknown[]): boolean {
    if (this.#state === 'closed') return true;
    if (!this.#isCollecting()) return super.write(...(args as Parameters<ServerResponse['write']>));
    const { chunk, callback } = partsOf(args);
    if (chunk) {
      this.#chunks.push(chunk);
      this.#bytes += chunk.length;
    }
    if (callback) queueMicrotask(callback);
    if (this.#bytes > (this.#collection?.maxBytes ?? 0)) this.#release();
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.#state === 'closed') return this;
    if (!this.#isCollecting()) return super.end(...(args as [unknown, BufferEncoding]));
    const { chunk, callback } = partsOf(args);
    if (chunk) this.#chunks.push(chunk);
    if (callback) this.once('finish', callback);
    const body = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#state = 'open';
    this.#collection?.complete(body);
    return this;
  }

  override flushHeaders(): void {
    if (this.#state === 'open') super.flushHeaders();
  }

  override setHeader(...args: Parameters<ServerResponse['setHeader']>): this {
    return this.#state === 'closed' ? this : super.setHeader(...args);
  }

  override appendHeader(...args: Parameters<ServerResponse['appendHeader']>): this {
    return this.#state === 'closed' ? this : super.appendHeader(...args);
  }

  override removeHeader(name: string): void {
    if (this.#state !== 'closed') super.removeHeader(name);
  }
}
