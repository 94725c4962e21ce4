import 'server-only';

import { type IncomingMessage, request } from 'node:http';

import { env } from '../env';
import { countBytes } from '../http/bounded-body.mjs';
import { requestIdHeaders } from '../http/request-id';

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

/** Reads a document up to the end of its head. The rest is not received. */
async function readHead(incoming: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const { chunk, size } of countBytes(incoming)) {
    chunks.push(chunk);
    if (size >= maxHead || Buffer.from(chunk).includes('</head>')) break;
  }
  const [head = ''] = Buffer.concat(chunks).toString().split('</head>');
  return head;
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
  const headers = { ...requestIdHeaders(), host: new URL(siteUrl).host, accept: 'text/html' };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const outgoing = request({ host: ownHost(), port, path, headers, signal });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const { statusCode: status = 0, headers: received } = incoming;
      const isStale = received['x-nextjs-cache'] === 'STALE';
      readHead(incoming).then((head) => resolve({ status, head, isStale }), reject);
    });
    outgoing.end();
  });
}
