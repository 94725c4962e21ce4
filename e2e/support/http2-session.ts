import {
  connect as connectHttp2,
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A browser's connection, from an address of its own. It takes 16 KB of an answer before it has to read them. */
export function openSession(localAddress: string, port: number): ClientHttp2Session {
  const connection = { port, host: '127.0.0.1', localAddress };
  const createConnection = () =>
    connectTls({ socket: connect(connection), rejectUnauthorized: false, ALPNProtocols: ['h2'] });
  return connectHttp2('https://127.0.0.1', { createConnection, settings: { initialWindowSize: 16_384 } });
}

interface Begun {
  headers: IncomingHttpHeaders;
  status: number;
  body: () => Promise<string>;
}

/** Waits for the header of an answer only. */
export function begin(session: ClientHttp2Session, path: string, headers: OutgoingHttpHeaders = {}): Promise<Begun> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers });
    stream.once('error', reject);
    stream.once('response', (got) => {
      const body = async () => Buffer.concat((await stream.toArray()) as Buffer[]).toString();
      resolve({ headers: got, status: Number(got[':status']), body });
    });
  });
}

/** 40 at a time, so that the limit of connections has no part in it. */
export async function askOften(
  open: () => ClientHttp2Session,
  times: number,
  path: string,
  headers?: OutgoingHttpHeaders,
) {
  const answers: (Begun & { text: string })[] = [];
  while (answers.length < times) {
    const session = open();
    const all = await Promise.all(Array.from({ length: 40 }, () => begin(session, path, headers)));
    for (const answer of all) answers.push({ ...answer, text: await answer.body() });
    session.close();
  }
  return answers;
}
