import 'server-only';

import { type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP } from 'node:net';

import { env } from '../env';
import { countBytes } from '../http/bounded-body.mjs';
import { ownOrigin } from '../http/own-host.mjs';
import { requestIdHeaders } from '../http/request-id';

/** A server's answer at one of the site's public addresses. */
export interface PublicAnswer {
  status: number;
  /** The document up to the end of its head. */
  head: string;
  /** Whether the copy is stale, so that a new one is already being made. */
  isStale: boolean;
}

/** Reading stops here if the head has not ended. */
const maxHead = 256 * 1024;

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
 * Requests a page of the site from one of the servers that visitors may get it from, under its public host name.
 *
 * @param origin of the server
 * @param path an address of the site, encoded
 * @throws if it does not answer in time
 */
export function requestServer(origin: string, path: string, timeoutMs: number): Promise<PublicAnswer> {
  const { host, hostname } = new URL(env().siteUrl);
  const headers = { ...requestIdHeaders(), host, accept: 'text/html' };
  const url = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { path, headers, signal: AbortSignal.timeout(timeoutMs) };
    // The certificate is the site's. An IP address cannot be sent as a server name (RFC 6066 §3).
    const named = isIP(hostname) === 0 ? { servername: hostname } : {};
    const outgoing = url.protocol === 'https:' ? requestSecurely(url, { ...options, ...named }) : request(url, options);
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const { statusCode: status = 0, headers: received } = incoming;
      const isStale = received['x-nextjs-cache'] === 'STALE';
      readHead(incoming).then((head) => resolve({ status, head, isStale }), reject);
    });
    outgoing.end();
  });
}

/**
 * Requests one of this server's own pages. It does not use the public address itself, which may belong to a proxy that
 * cannot be reached from here.
 *
 * @param path an address of the site, encoded
 * @throws if it does not answer in time
 */
export const requestOwnServer = (path: string, timeoutMs: number): Promise<PublicAnswer> =>
  requestServer(ownOrigin(env().port), path, timeoutMs);
