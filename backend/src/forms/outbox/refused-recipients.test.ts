import type { Server } from 'node:net';
import type { Payload } from 'payload';
import { SMTPServer } from 'smtp-server';
import type * as Transport from './transport';

const stored: Record<string, unknown> = {};
const env = { forms: { mail: { from: { name: '', address: 'web@site.example' } } } };
let transport: ReturnType<typeof Transport.makeTransport>;

jest.mock('../../runtime-env', () => ({ readRuntimeEnv: () => env }));
jest.mock('@payloadcms/db-sqlite/drizzle', () => ({ eq: () => undefined, and: () => undefined }));
jest.mock('../tables', () => ({
  stamp: () => 'a time',
  openTables: () => ({
    table: () => ({}),
    db: {
      update: () => ({
        set: (values: object) => {
          Object.assign(stored, values);
          return { where: () => ({ returning: () => Promise.resolve([{ id: 7 }]) }) };
        },
      }),
    },
  }),
}));
jest.mock('./transport', () => ({
  ...jest.requireActual<typeof Transport>('./transport'),
  mailTransport: () => transport,
}));

import { attempt } from './attempt';
import { makeTransport } from './transport';

/** What the server answers to each address; the others it accepts. */
const refusals = new Map<string, number>();
/** The recipients of every mail that the server has accepted. */
const mails: { to: string[]; text: string }[] = [];

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo: ({ address }, _session, done) => {
    const responseCode = refusals.get(address);
    done(responseCode ? Object.assign(new Error(`<${address}> not now`), { responseCode }) : null);
  },
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
server.on('error', () => undefined);

beforeAll(async () => {
  const listening = server.server as Server;
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', () => resolve()));
  transport = makeTransport(`smtp://127.0.0.1:${(listening.address() as { port: number }).port}`);
});

afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => void server.close(resolve));
});

const kept = new Map<string, unknown>();
const warn = jest.fn();
const payload = {
  logger: { warn },
  kv: {
    get: (key: string) => Promise.resolve(kept.get(key) ?? null),
    set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
    delete: (key: string) => Promise.resolve(void kept.delete(key)),
  },
} as unknown as Payload;

const [office, boss] = ['ofis@firma.example', 'mudur@Şirket.example'];
let attempts: number;

beforeEach(() => {
  mails.splice(0);
  for (const all of [kept, refusals]) all.clear();
  warn.mockClear();
  attempts = 0;
});

/** One attempt with the mail of message 7. @returns whether the server counts as reachable */
function tryOnce(to: string[], messageKey = 'message-a'): Promise<boolean> {
  const mail = { to, subject: 'Teklif', text: 'Merhaba', html: '', headers: {}, messageKey };
  const source = { slug: 'messages', compose: () => mail, givesUpOnRefusal: false } as const;
  return attempt(payload, source, { id: 7, attempts: attempts++ });
}

/** The name by which the server knows the second one. */
const bossThere = 'mudur@şirket.example';

it.each([450, 550])('a recipient refused with %i gets the mail later, and the others get it once', async (code) => {
  refusals.set(office, code);
  expect(await tryOnce([office, boss])).toBe(true);
  expect(stored).toMatchObject({ delivery: 'failed', attempts: 1, nextAttemptAt: 'a time' });
  expect(stored.lastError).toBe(`1 of 2 recipients have it; refused: Recipient command failed: ${code} <…> not now`);

  expect(await tryOnce([office, boss])).toBe(true);
  expect(stored).toMatchObject({ delivery: 'failed', lastError: expect.stringContaining('1 of 2 recipients') });

  refusals.clear();
  expect(await tryOnce([office, boss])).toBe(true);
  expect(stored).toMatchObject({ delivery: 'sent', lastError: null, nextAttemptAt: null });
  expect(mails.map(({ to }) => to)).toEqual([[bossThere], [office]]);
  // Both get the same mail, which names both.
  for (const { text } of mails) expect(text).toMatch(/^To: .*ofis@firma\.example, .*xn--irket/im);
  expect([...kept.keys()]).toEqual([]);
});

it('the log says that recipients were refused, and names none', async () => {
  refusals.set(office, 550);
  await tryOnce([office, boss]);
  expect(warn.mock.calls.flat().join()).toContain('1 of 2 recipients have it');
  expect(warn.mock.calls.flat().join()).not.toMatch(/firma|irket/);
});

it('a refused address that is taken out of MAIL_TO keeps the message waiting no longer', async () => {
  refusals.set(office, 550);
  await tryOnce([office, boss]);
  await tryOnce([boss]);
  expect(stored).toMatchObject({ delivery: 'sent' });
  expect(mails).toHaveLength(1);
});

it('what was kept for a deleted message means nothing for another one with its number', async () => {
  refusals.set(office, 450);
  await tryOnce([office, boss]);
  await tryOnce([boss], 'message-b');
  expect(mails.map(({ to }) => to)).toEqual([[bossThere], [bossThere]]);
});

it('a mail that all recipients refuse is tried again with all of them', async () => {
  for (const address of [office, bossThere]) refusals.set(address, 450);
  expect(await tryOnce([office, boss])).toBe(true);
  expect(stored).toMatchObject({ delivery: 'failed', nextAttemptAt: 'a time' });
  refusals.clear();
  await tryOnce([office, boss]);
  expect(mails.map(({ to }) => to)).toEqual([[office, bossThere]]);
});
