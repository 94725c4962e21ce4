/** @jest-environment node */
import { loadEditPage, loadEditParts, loadPageVersion, loadPreviewPage, pageOfDraft } from './load-edit-page';

let cookie: string | undefined;
let answer: { status: number; body: string };
const asked: unknown[] = [];

jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }));
jest.mock('./current-session', () => ({
  sessionCookie: 'edit-session',
  sessionFrom: (sealed?: string) => sealed && { token: `token of ${sealed}` },
}));
jest.mock('./call-editing', () => ({
  callEditing: async (...call: unknown[]) => {
    asked.push(call);
    return answer;
  },
}));

const page = { pageKey: 'a', title: 'A' };
const answers = (status: number, data: unknown, success = true) => {
  answer = { status, body: JSON.stringify({ success, data }) };
};

beforeEach(() => {
  cookie = 'seal';
  asked.length = 0;
  answers(200, { page, revision: 'r' });
});

test('an editor gets the newest draft, requested with the editor’s token', async () => {
  expect(await loadEditPage('köprü')).toEqual({ kind: 'found', value: { page, revision: 'r' } });
  const call = { method: 'GET', query: 'pageKey=k%C3%B6pr%C3%BC', timeoutMs: 6000 };
  expect(asked).toEqual([['EditPage', 'token of seal', call]]);
});

test('an editor gets an older version', async () => {
  expect(await loadPageVersion('a', '7')).toMatchObject({ kind: 'found', value: { page } });
  expect(asked).toEqual([
    ['PageVersion', 'token of seal', { method: 'GET', query: 'pageKey=a&versionId=7', timeoutMs: 3000 }],
  ]);
});

test('a preview needs no session', async () => {
  cookie = undefined;
  expect(await loadPreviewPage('a b')).toMatchObject({ kind: 'found', value: { page } });
  expect(asked).toEqual([['PreviewPage', undefined, { method: 'GET', query: 'token=a+b', timeoutMs: 3000 }]]);
});

test('without a session the result is the login, without a backend call', async () => {
  cookie = undefined;
  expect(await loadEditPage('a')).toEqual({ kind: 'login' });
  expect(await loadPageVersion('a', '7')).toEqual({ kind: 'login' });
  expect(asked).toEqual([]);
});

test.each([
  [401, 'login', 'missing'],
  [403, 'missing', 'missing'],
  [404, 'missing', 'missing'],
  [400, 'failed', 'missing'],
  [500, 'failed', 'failed'],
])('the status %i is %s, and for a preview %s', async (status, kind, ofPreview) => {
  answers(status, undefined, false);
  expect(await loadEditPage('a')).toEqual({ kind });
  expect(await loadPageVersion('a', '7')).toEqual({ kind });
  expect(await loadPreviewPage('t')).toEqual({ kind: ofPreview });
});

test.each([null, 'x', {}, { page: 'x', revision: 'r' }])('an answer of %j is a failure', async (data) => {
  answers(200, data);
  expect(await loadEditPage('a')).toEqual({ kind: 'failed' });
  expect(await loadPageVersion('a', '7')).toEqual({ kind: 'failed' });
  expect(await loadPreviewPage('t')).toEqual({ kind: 'failed' });
});

test('only a version may have no revision', async () => {
  answers(200, { page });
  expect(await loadEditPage('a')).toEqual({ kind: 'failed' });
  expect((await loadPageVersion('a', '7')).kind).toBe('found');
  answers(200, { page, revision: 'r' }, false);
  expect(await loadEditPage('a')).toEqual({ kind: 'failed' });
});

test('a draft is parsed like a public page, even if it is hidden', () => {
  expect(pageOfDraft({ ...page, isVisible: false }, 'tr')).toMatchObject({ pageKey: 'a', isVisible: false });
  expect(pageOfDraft('x', 'tr')).toBeUndefined();
});

test('the parts of every page are missing only if the backend has no such call', async () => {
  const parts = { parts: { footer: {} }, model: {} };
  answers(200, parts);
  expect(await loadEditParts()).toEqual({ kind: 'found', value: parts });
  answers(404, undefined, false);
  expect(await loadEditParts()).toEqual({ kind: 'missing' });
  for (const status of [403, 429, 500, 502, 504]) {
    answers(status, undefined, false);
    expect(await loadEditParts()).toEqual({ kind: 'failed' });
  }
  answers(200, { parts: {} });
  expect(await loadEditParts()).toEqual({ kind: 'failed' });
  cookie = undefined;
  expect(await loadEditParts()).toEqual({ kind: 'login' });
});
