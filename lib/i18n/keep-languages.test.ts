/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { keepLanguages, refreshLanguages } from './keep-languages';
import { isHiddenLanguage, setOfferedLanguages } from './offered-languages';

jest.mock('../backend/outage-log', () => ({ reportBackend: () => undefined }));
jest.mock('../cache/kept-file', () => ({
  readKept: () => Promise.resolve(mockKept.json && JSON.parse(mockKept.json)),
  writeKept: (_name: string, json: string) => {
    Object.assign(mockKept, { json, writes: mockKept.writes + 1 });
    return Promise.resolve();
  },
}));

/** What is kept for the next start. */
const mockKept = { json: '', writes: 0 };
let server: Server | undefined;

async function startBackend(listener: RequestListener): Promise<void> {
  const started = createServer(listener);
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  server = started;
  process.env.BACKEND_URL = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

async function startBackendIn(...codes: string[]): Promise<void> {
  const data = { menu: [], languages: codes.map((code) => ({ code, name: code })) };
  await startBackend((_, response) => {
    setTimeout(() => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, message: '', data }));
    }, 100);
  });
}

beforeEach(() => {
  Object.assign(mockKept, { json: '', writes: 0 });
  // It is not polled here.
  jest.spyOn(global, 'setInterval').mockImplementation(() => setTimeout(() => undefined, 0));
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test('a first start without an answer of the backend is held up for a moment only', async () => {
  await startBackend(() => undefined);
  const startedAt = Date.now();
  await keepLanguages();
  expect(Date.now() - startedAt).toBeGreaterThan(1_000);
  expect(isHiddenLanguage('de')).toBe(false);
});

test('a first start knows the languages before anybody is answered', async () => {
  await startBackendIn('tr');
  await keepLanguages();
  expect([isHiddenLanguage('de'), isHiddenLanguage('tr')]).toEqual([true, false]);
});

test.each([[['tr']], [['tr', 'en']], [['tr', 'de', 'en']]])(
  'a site in %j knows its languages at the next start, and writes them once',
  async (codes) => {
    setOfferedLanguages(['tr']);
    await startBackendIn(...codes);
    await keepLanguages();
    expect(JSON.parse(mockKept.json)).toEqual(codes.map((code) => ({ code })));
    await refreshLanguages();
    await keepLanguages();
    await refreshLanguages();
    expect(mockKept.writes).toBe(1);
  },
);
