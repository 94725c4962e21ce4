import type { GroupField, PayloadRequest, RowField, TextField } from 'payload';
import { movieField } from './media-fields';

jest.mock('payload', () => ({
  ValidationError: class extends Error {},
}));

const [row] = movieField('movie', false, false).fields as [RowField, ...GroupField[]];
const url = row.fields.find((field) => 'name' in field && field.name === 'url') as TextField;

const req = (context = {}) =>
  ({ context, i18n: { language: 'en' }, t: (key: string) => key }) as unknown as PayloadRequest;

interface Given {
  previousValue?: unknown;
  context?: object;
}

/** Whether an address is accepted by the form, and where it is stored. */
async function isAccepted(value: unknown, { previousValue, context }: Given = {}): Promise<[boolean, boolean]> {
  const rest = { value, previousValue, path: ['movie', 'url'], req: req(context) };
  const [hook] = url.hooks?.beforeChange ?? [];
  const isStored = Promise.resolve(hook?.(rest as never)).then(
    (stored) => stored === value,
    () => false,
  );
  return [(await url.validate?.(value as never, rest as never)) === true, await isStored];
}

const former = 'http://films.example/x.mp4';

test('a new film is at an address that the site can show', async () => {
  expect(await isAccepted('https://films.example/x.mp4')).toEqual([true, true]);
  expect(await isAccepted(former)).toEqual([false, false]);
  expect(await isAccepted(former, { previousValue: 'http://films.example/y.mp4' })).toEqual([false, false]);
});

test('a film from before this rule stays, and so does one from another installation', async () => {
  expect(await isAccepted(former, { previousValue: former })).toEqual([true, true]);
  expect(await isAccepted(former, { context: { isSeeding: true } })).toEqual([true, true]);
});

test('each language keeps its own film', async () => {
  const [, isStored] = await isAccepted({ tr: former }, { previousValue: { tr: former, en: null } });
  expect(isStored).toBe(true);
});

test('an address that is none is not accepted, wherever it comes from', async () => {
  const context = { isSeeding: true };
  expect(await isAccepted('javascript:x', { previousValue: 'javascript:x', context })).toEqual([false, false]);
});
