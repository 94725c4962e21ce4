/** @jest-environment node */
import { loadBrandPreview } from './load-brand-preview';

let answer: { status: number; body: string };
const asked: unknown[] = [];

jest.mock('./call-editing', () => ({
  callEditing: async (...call: unknown[]) => {
    asked.push(call);
    return answer;
  },
}));

const answers = (status: number, data: unknown, success = true) => {
  answer = { status, body: JSON.stringify({ success, data }) };
};

beforeEach(() => void (asked.length = 0));

test('the form’s values go to the backend with the token of the address, and need no session', async () => {
  answers(200, { brand: { accent: '#123456' }, problems: ['Kontrast', 5, 'Yazı tipi'] });
  expect(await loadBrandPreview('a b', '{"x":"&"}')).toEqual({
    kind: 'found',
    value: { brand: { accent: '#123456' }, problems: ['Kontrast', 'Yazı tipi'] },
  });
  const call = { method: 'GET', query: 'token=a+b&values=%7B%22x%22%3A%22%26%22%7D', timeoutMs: 3000 };
  expect(asked).toEqual([['PreviewBrand', undefined, call]]);
});

test('a brand without problems', async () => {
  answers(200, { brand: null, problems: 'none' });
  expect(await loadBrandPreview('t', '{}')).toEqual({ kind: 'found', value: { brand: null, problems: [] } });
});

test.each([
  [400, {}, 'missing'],
  [404, {}, 'missing'],
  [499, {}, 'missing'],
  [500, {}, 'failed'],
  [200, null, 'failed'],
  [200, 'text', 'failed'],
])('%d with %j is %s', async (status, data, kind) => {
  answers(status, data, status < 500);
  expect(await loadBrandPreview('t', '{}')).toEqual({ kind });
});

test('what the backend calls a failure is one', async () => {
  answers(200, { brand: {}, problems: [] }, false);
  expect(await loadBrandPreview('t', '{}')).toEqual({ kind: 'failed' });
});
