import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** Media types by a file's extension (RFC 9239, RFC 2318), as the server says them of the files themselves. */
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** RFC 9110 §12.5.3: the client takes Brotli, and does not say that it would rather not (`q=0`). */
const takesBrotli = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)/i;

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Gives a client that takes Brotli the twin of a built file that the build has compressed (`compressStatic`): the
 * address becomes the twin's, and the answer says what it is. Everything else of the answer stays the server's, and so does
 * a part of a file.
 *
 * @param staticDir the folder behind `/_next/static`; while developing there is none, and nothing changes
 */
export function serveCompressed(staticDir: string): Serve {
  const names = existsSync(staticDir) ? readdirSync(staticDir, { recursive: true, encoding: 'utf8' }) : [];
  const twins = names.filter((name) => name.endsWith('.br')).map((name) => name.slice(0, -'.br'.length));
  const addresses = new Set(twins.map((name) => `/_next/static/${name.split(path.sep).join('/')}`));

  return (request, response) => {
    const [address = '', query] = request.url?.split('?', 2) ?? [];
    const type = types[path.extname(address)];
    if (!type || !addresses.has(address) || request.headers.range !== undefined) return;
    if (!takesBrotli.test(String(request.headers['accept-encoding']))) return;
    request.url = query === undefined ? `${address}.br` : `${address}.br?${query}`;
    response.setHeader('content-type', type);
    response.setHeader('content-encoding', 'br');
  };
}
