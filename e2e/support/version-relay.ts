import { createServer, request as send, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Json } from './seed';

interface Envelope extends Json {
  success: boolean;
  data?: unknown;
}

/** A backend as another version would be: what it is asked is changed, and what it answers with. */
export interface OtherVersion {
  /** Parameters that it does not know. */
  ignored?: readonly string[];
  /** Calls that it does not have. */
  missing?: readonly string[];
  change: (call: string, envelope: Envelope) => Envelope;
}

const none: Envelope = { success: false, message: 'none', code: 'not_found' };

/** Stands in front of a backend, and makes another version of it. */
export class VersionRelay {
  /** How often each call was made. */
  readonly calls = new Map<string, number>();
  private readonly server: Server;

  private constructor(
    private readonly backendUrl: string,
    private readonly version: OtherVersion,
  ) {
    this.server = createServer((request, response) => this.relay(request, response));
  }

  static async start(backendUrl: string, version: OtherVersion): Promise<VersionRelay> {
    const relay = new VersionRelay(backendUrl, version);
    await new Promise<void>((resolve) => relay.server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get port() {
    return (this.server.address() as AddressInfo).port;
  }

  private relay(request: IncomingMessage, response: ServerResponse): void {
    const { ignored = [], missing = [] } = this.version;
    const address = new URL(request.url ?? '/', this.backendUrl);
    const call = address.pathname.replace(/^\/api\//, '');
    this.calls.set(call, (this.calls.get(call) ?? 0) + 1);
    for (const name of ignored) address.searchParams.delete(name);
    if (missing.includes(call)) return void response.writeHead(404).end(JSON.stringify(none));
    const { method } = request;
    // What it changes has to come as plain text.
    const { 'accept-encoding': _encoding, ...headers } = request.headers;
    const asked = send(address, { method, headers }, (answer) => void this.pass(call, answer, response));
    asked.once('error', () => response.destroy());
    response.once('close', () => asked.destroy());
    request.pipe(asked);
    return undefined;
  }

  private async pass(call: string, answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-length': _length, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers);
    if (!headers['content-type']?.includes('json')) return void answer.pipe(response);
    const text = Buffer.concat((await answer.toArray().catch(() => [])) as Buffer[]).toString();
    if (!answer.complete) return void response.destroy();
    return void response.end(JSON.stringify(this.version.change(call, JSON.parse(text) as Envelope)));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
