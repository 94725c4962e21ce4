import 'server-only';

import { request } from 'node:http';

import { env } from '../env';

/** What this server answers at one of its public addresses. */
export interface OwnAnswer {
  status: number;
  /** The document up to the end of its head. */
  head: string;
  /** Whether the page's copy is marked stale, so that a new one is being made already. */
  isStale: boolean;
}

/** A head beyond this has no end. */
const maxHead = 256 * 1024;

const anyAddress = new Set(['', '0.0.0.0', '::']);

/** Where this server listens: `next start` is told by HOST, and listens everywhere without it. */
export function ownHost(): string {
  const host = process.env.HOST ?? '';
  return anyAddress.has(host) ? '127.0.0.1' : host;
}

/**
 * Asks this server for one of its own pages, under the name that visitors know it by. The public address itself may
 * lie behind a proxy that cannot be reached from here; a cache of that proxy's is not seen.
 *
 * @param path an address of the site, encoded
 * @throws where it does not answer in time
 */
export function askOwnServer(path: string, timeoutMs: number): Promise<OwnAnswer> {
  const { port, siteUrl } = env();
  const headers = { host: new URL(siteUrl).host, accept: 'text/html' };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const outgoing = request({ host: ownHost(), port, path, headers, signal });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        const [head = ''] = Buffer.concat(chunks).toString().split('</head>');
        resolve({ status: incoming.statusCode ?? 0, head, isStale: incoming.headers['x-nextjs-cache'] === 'STALE' });
      };
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.byteLength;
        if (size < maxHead && !chunk.includes('</head>')) return;
        finish();
        incoming.destroy();
      });
      incoming.on('end', finish);
      incoming.on('error', reject);
    });
    outgoing.end();
  });
}
