import { createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { makeTransport } from './transport';

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });

const mail = { from: 'web@example.com', to: 'ofis@example.com', subject: 'Teklif', text: 'Merhaba. '.repeat(200) };

describe('with a server', () => {
  let connections = 0;
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  let transport: ReturnType<typeof makeTransport>;

  beforeAll(async () => {
    transport = makeTransport(`smtp://127.0.0.1:${await listen(server.server)}`);
  });

  afterAll(async () => {
    transport.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('sends everything through one connection', async () => {
    for (let count = 0; count < 3; count += 1) await transport.sendMail({ ...mail, html: '<p>Merhaba.</p>' });
    expect([connections, mails.length]).toEqual([1, 3]);
  });

  it('opens no file that a mail refers to', async () => {
    const naming = transport.sendMail({ ...mail, text: { path: '/etc/hostname' } as never });
    await expect(naming).rejects.toThrow(/File access rejected/);
  });
});

it('reports a missing server each time, and sends as soon as there is one', async () => {
  const placeholder = createServer();
  const port = await listen(placeholder);
  await new Promise((resolve) => placeholder.close(resolve));
  const transport = makeTransport(`smtp://127.0.0.1:${port}`);
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(transport.sendMail(mail)).rejects.toMatchObject({ command: 'CONN', code: 'ESOCKET' });
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await expect(transport.sendMail(mail)).resolves.toMatchObject({ accepted: ['ofis@example.com'] });
  transport.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
