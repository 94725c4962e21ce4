import 'server-only';

import { request } from 'node:http';

import { env } from '../env';

/** This server's answer at one of its public addresses. */
export interface OwnAnswer {
  status: number;
  /** The document up to the end of its head. */
  head: string;
  /** Whether the copy is stale, so that a new one is already being made. */
  isStale: boolean;
}

/** Reading stops here if the head has not ended. */
const maxHead = 256 * 1024;

const anyAddress = new Set(['', '0.0.0.0', '::']);

/** The address that this server listens on: HOST for `next start`, all interfaces without it. */
export function ownHost(): string {
  const host = process.env.HOST ?? '';
  return anyAddress.has(host) ? '127.0.0.1' : host;
}

/**
 * Requests one of this server's own pages under its public host name. It does not use the public address itself, which
 * may belong to a proxy that cannot be reached from here; so a cache of that proxy is not seen.
 *
 * @param path an address of the site, encoded
 * @throws if it does not answer in time
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
