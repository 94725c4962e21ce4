import { MemoryDatabase } from '../testing/memory-database';
import { exportRedirects } from './export-redirects';

const rows = [
  { id: 2, from: '/b', to: '/c', permanent: false, source: 'manual', note: 'x', _status: 'published' },
  { id: 1, from: '/a', to: '/c', permanent: true, source: 'automatic', note: null, _status: 'published' },
  { id: 3, from: '/d', to: '/c', permanent: true, source: 'manual', note: null, _status: 'draft' },
];

const ask = (request: object) => exportRedirects.handler(new MemoryDatabase({ redirects: rows }, request).req);

it('is GET /export', () => {
  expect([exportRedirects.method, exportRedirects.path]).toEqual(['get', '/export']);
});

it('returns the published redirects as a CSV file, sorted by address', async () => {
  const answer = await ask({ user: { role: 'editor' } });
  expect(answer.status).toBe(200);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())).toBe(
    '\uFEFFfrom,to,permanent,note\n/a,/c,yes,\n/b,/c,no,x\n',
  );
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="redirects.csv"',
    'cache-control': 'no-store',
  });
});

it('answers 401 without a signed-in user', async () => {
  const answer = await ask({});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ success: false, message: 'Sign in to do this.', code: 'unauthorized' });
});
