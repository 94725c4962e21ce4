/** @jest-environment node */
import { checkBackend } from './check-backend';

const reported: string[] = [];
jest.mock('./outage-log', () => ({
  reportBackend: ({ isUp, backendUrl, reason }: { isUp: boolean; backendUrl: string; reason?: string }) =>
    isUp || reported.push(`down ${backendUrl} ${reason}`),
}));

const before = { ...process.env };

beforeEach(() => {
  reported.length = 0;
  process.env.BACKEND_URL = 'http://127.0.0.1:3001';
});

afterEach(() => {
  process.env = { ...before };
});

const answer = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));

test.each([
  [200, '{"success":true,"data":{}}'],
  [404, '{"success":false,"message":"none"}'],
])('a backend that answers %i is not logged', async (status, body) => {
  const fetched = answer(status, body);
  await checkBackend();
  expect(reported).toEqual([]);
  expect(String(fetched.mock.calls[0]?.[0])).toBe('http://127.0.0.1:3001/api/GetApplicationModel');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
});

test('a backend that fails is logged, with the reason', async () => {
  answer(500, 'x');
  await checkBackend();
  expect(reported).toEqual([expect.stringContaining('down http://127.0.0.1:3001')]);
  expect(reported[0]).toContain('GetApplicationModel: status 500, not an envelope');
});

test('a backend that does not answer is logged too', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'));
  await checkBackend();
  expect(reported).toEqual([expect.stringContaining('down http://127.0.0.1:3001 GetApplicationModel: no connection')]);
});
