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

/** Answers that are the file: whole, or known to the client. A refusal or an error has a body of its own. */
const isOfFile = (status: number) => status === 200 || status === 304;

/**
 * Serves the compressed copy of a built file (`compressStatic`) to a client that accepts Brotli, by changing the
 * request's address to the copy's and setting its type and encoding. Next does the rest. A range request gets the file
 * itself.
 *
 * @param chunksDir the folder behind `/_next/static/chunks`; where nothing in it is compressed, nothing changes
 */
export function serveCompressed(chunksDir: string): Serve {
  const names = existsSync(chunksDir) ? readdirSync(chunksDir, { recursive: true, encoding: 'utf8' }) : [];
  const twins = names.filter((name) => name.endsWith('.br')).map((name) => name.slice(0, -'.br'.length));
  const addresses = new Set(twins.map((name) => `/_next/static/chunks/${name.split(path.sep).join('/')}`));

  return (request, response) => {
    const { method, headers, url = '' } = request;
    const address = url.replace(/\?.*$/s, '');
    const type = types[path.extname(address)];
    if (!type || !addresses.has(address) || headers.range !== undefined) return;
    if (!['GET', 'HEAD'].includes(method ?? '') || !takesBrotli.test(String(headers['accept-encoding']))) return;
    request.url = `${address}.br${url.slice(address.length)}`;
    response.setHeader('content-type', type);
    response.setHeader('content-encoding', 'br');
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      const status = typeof args[0] === 'number' ? args[0] : response.statusCode;
      if (!isOfFile(status)) for (const name of ['content-type', 'content-encoding']) response.removeHeader(name);
      return writeHead(...args);
    };
  };
}
