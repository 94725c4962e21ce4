import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * A request over TLS, to an address of this machine. The certificate is nobody's.
 *
 * @param localAddress the address that it comes from, such as 127.0.0.2
 */
export function requestOverTls(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
  host = '127.0.0.1',
  localAddress?: string,
) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { host, port, path, method, headers, rejectUnauthorized: false, agent: false, localAddress };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
