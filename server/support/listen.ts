import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { SiteResponse } from '../site-response';

/** A server of a test, on a free port of the loopback interface. */
export class TestServer {
  private constructor(
    private readonly server: Server<typeof IncomingMessage, typeof SiteResponse>,
    private readonly agent: Agent,
    readonly url: string,
  ) {}

  /** @param answer as the site's server gets requests */
  static async start(answer: (request: IncomingMessage, response: SiteResponse) => void): Promise<TestServer> {
    const server = createServer({ ServerResponse: SiteResponse }, answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const agent = new Agent({ keepAlive: true });
    return new TestServer(server, agent, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** Asks without what `fetch` adds and decodes. */
  ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      request(`${this.url}${path}`, { method, headers, agent: this.agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    });
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
