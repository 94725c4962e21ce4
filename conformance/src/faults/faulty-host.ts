import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Asked, Fault, Sent } from './fault';

/** @returns its origin */
export function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

export function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function send(response: ServerResponse, { status, headers, body, hangs }: Sent): void {
  response.writeHead(status, headers);
  if (hangs) response.flushHeaders();
  else response.end(body);
}

/**
 * A proxy in front of a host, which adds one fault. It keeps the host's good answers.
 *
 * @param pass moves the test's clock by milliseconds, before an answer is sent
 */
export function faultyHost(
  origin: string,
  { change }: Pick<Fault, 'change'>,
  kept: Map<string, Sent>,
  pass?: (ms: number) => void,
): Server {
  let count = 0;
  const ask = async (url: string, range: string | undefined): Promise<Sent> => {
    const known = kept.get(url);
    if (known && range === undefined) return known;
    const answer = await fetch(origin + url, { headers: { ...(range && { range }) } });
    const type = answer.headers.get('content-type') ?? '';
    const sent = {
      status: answer.status,
      headers: { 'content-type': type },
      body: Buffer.from(await answer.arrayBuffer()),
    };
    if (range === undefined) kept.set(url, sent);
    return sent;
  };
  return createServer((request, response) => {
    const { url = '/', method = 'GET' } = request;
    const { pathname, searchParams: query } = new URL(url, origin);
    const call = pathname.startsWith('/api/') ? pathname.slice('/api/'.length) : 'media';
    const asked: Asked = { method, call, query, count: (count += 1) };
    void ask(url, request.headers.range).then((sent) => {
      const changed = change(sent, asked);
      pass?.(changed.takesMs ?? 0);
      send(response, changed);
    });
  });
}
