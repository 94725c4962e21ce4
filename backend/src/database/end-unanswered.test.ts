import { once } from 'node:events';
import net from 'node:net';
import { Client } from 'pg';
import { endUnanswered } from './end-unanswered';

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]);

/** PostgreSQL as far as it is needed here: it takes statements, and answers to whoever asks whether it is there. */
class Server {
  asked = 0;
  onAsked?: (count: number, answer: () => void) => void;
  private readonly sockets = new Set<net.Socket>();
  private readonly server = net.createServer((socket) => this.take(socket));
  private waiting?: net.Socket;

  async open(): Promise<number> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return (this.server.address() as net.AddressInfo).port;
  }

  answerStatement(): void {
    this.waiting?.write(done);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private take(socket: net.Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (bytes[0] === 0x51) this.waiting = socket;
      else if (bytes.length === 8) this.onAsked?.((this.asked += 1), () => socket.write('N'));
      else if (bytes[0] === 0) socket.write(welcome);
    });
  }
}

let server: Server;
let client: Client;
let stream: net.Socket;

beforeEach(async () => {
  server = new Server();
  client = new Client({ host: '127.0.0.1', port: await server.open(), user: 'u', database: 'd', password: '' });
  client.on('error', () => undefined);
  await client.connect();
  ({ stream } = (client as unknown as { connection: { stream: net.Socket } }).connection);
  endUnanswered(stream, { silent: 50, answer: 300 });
});

afterEach(() => server.close());

test('a statement fails when its server answers nobody any more', async () => {
  await expect(client.query('select 1')).rejects.toThrow('PostgreSQL does not answer any more');
});

test('a statement may take any time while its server answers others', async () => {
  server.onAsked = (count, answer) => {
    answer();
    if (count === 8) server.answerStatement();
  };
  await expect(client.query('select 1')).resolves.toMatchObject({ command: 'SELECT' });
});

test('a connection is kept where the server answers a later try', async () => {
  server.onAsked = (count, answer) => {
    if (count === 3) answer();
    if (count === 4) server.answerStatement();
  };
  await expect(client.query('select 1')).resolves.toMatchObject({ command: 'SELECT' });
});

test('a server is not asked about a connection that waits for no answer', async () => {
  const done = client.query('select 1');
  server.onAsked = (_, answer) => {
    answer();
    server.answerStatement();
  };
  await done;
  const before = server.asked;
  stream.emit('timeout');
  // Whatever that has sent arrives before this does.
  const other = net.connect(stream.remotePort ?? 0, '127.0.0.1', () => other.write(Buffer.alloc(8)));
  await once(other, 'data');
  other.destroy();
  expect(server.asked).toBe(before + 1);
});
