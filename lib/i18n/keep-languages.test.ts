/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { keepLanguages } from './keep-languages';
import { isHiddenLanguage } from './offered-languages';

jest.mock('../backend/outage-log', () => ({ reportBackend: () => undefined }));
jest.mock('../cache/kept-file', () => ({
  readKept: () => Promise.resolve(undefined),
  writeKept: () => Promise.resolve(),
}));

let server: Server | undefined;

async function startBackend(listener: RequestListener): Promise<void> {
  const started = createServer(listener);
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  server = started;
  process.env.BACKEND_URL = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

beforeEach(() => {
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
  const data = { menu: [], languages: [{ code: 'tr', name: 'Türkçe' }] };
  await startBackend((_, response) => {
    setTimeout(() => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, message: '', data }));
    }, 100);
  });
  await keepLanguages();
  expect([isHiddenLanguage('de'), isHiddenLanguage('tr')]).toEqual([true, false]);
});
