/** @jest-environment node */
import { keysPerPart, readKeyParts } from './key-parts';

jest.mock('./outage-log', () => ({ reportBackend: () => undefined }));

type Answer = { data: unknown; total?: number; next?: unknown } | null;
let answers: (cursor: string | null) => Answer;
const asked: (string | null)[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { searchParams } = new URL(String(url));
    expect(searchParams.get('limit')).toBe(String(keysPerPart));
    const cursor = searchParams.get('cursor');
    asked.push(cursor);
    const answer = answers(cursor);
    if (answer === null) return new Response('{"success":false,"message":"none"}', { status: 404 });
    return new Response(JSON.stringify({ success: true, ...answer }));
  });
});

async function read() {
  const parts: unknown[][] = [];
  for await (const { entries } of readKeyParts('now')) parts.push(entries);
  return parts;
}

test('the cursor of each part requests the next one, until there is none', async () => {
  const parts: Record<string, Answer> = {
    '': { data: ['a'], next: 'x/1?&' },
    'x/1?&': { data: ['b'], next: 'y' },
    y: { data: ['c'] },
  };
  answers = (cursor) => parts[cursor ?? ''] ?? null;
  expect(await read()).toEqual([['a'], ['b'], ['c']]);
  expect(asked).toEqual([null, 'x/1?&', 'y']);
});

test('a host without cursors sends the whole list, which is read in the same parts', async () => {
  answers = () => ({ data: Array.from({ length: 2 * keysPerPart + 1 }, (_, index) => index) });
  expect((await read()).map(({ length }) => length)).toEqual([keysPerPart, keysPerPart, 1]);
  expect(asked).toEqual([null]);
  answers = () => ({ data: [] });
  expect(await read()).toEqual([[]]);
});

test('a host without the call has no parts', async () => {
  answers = () => null;
  expect(await read()).toEqual([]);
});

test.each([[5], [{}], [''], [null], ['x'.repeat(501)]])('%j is no cursor, and ends the list', async (next) => {
  answers = () => ({ data: ['a'], next });
  expect(await read()).toEqual([['a']]);
  expect(asked).toEqual([null]);
});

test('a host whose cursors go round in circles is asked for each once', async () => {
  answers = (cursor) => ({ data: [cursor], next: cursor === 'a' ? 'b' : 'a' });
  expect(await read()).toEqual([[null], ['a'], ['b']]);
});

test('a host that sends more than it was asked for fills no memory', async () => {
  const many = Array.from({ length: 3 * keysPerPart }, (_, index) => index);
  answers = (cursor) => ({ data: many, ...(cursor === null && { next: 'x' }) });
  expect((await read()).map(({ length }) => length)).toEqual([keysPerPart, keysPerPart]);
});

test('a part that fails, or is no list, is a failure of the whole list', async () => {
  answers = (cursor) => (cursor === null ? { data: ['a'], next: 'x' } : { data: { a: 1 } });
  await expect(read()).rejects.toThrow('GetPageKeys: not a list of pages');
});
