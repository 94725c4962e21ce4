/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { useEffect, useReducer, type ActionDispatch } from 'react';

import { OpenedAt } from './OpenedAt';

type Fields = Record<string, { value: unknown }>;
type Action = { type: 'UPDATE'; path: string; value: unknown } | { type: 'REPLACE_STATE'; state: Fields };

const form = {
  fields: {} as Fields,
  dispatch: (() => undefined) as ActionDispatch<[Action]>,
  isModified: false,
  updatedAt: '1',
};

jest.mock(
  '@payloadcms/ui',
  () => ({
    useAllFormFields: () => [form.fields, form.dispatch],
    useFormModified: () => form.isModified,
    useDocumentInfo: () => ({ savedDocumentData: { updatedAt: form.updatedAt }, collectionSlug: 'pages', id: 7 }),
  }),
  { virtual: true },
);

const filled: Fields = { title: { value: 'Bir' } };

/** As Payload's form: it fills itself in an effect, after those of its fields. */
function Form() {
  const [fields, dispatch] = useReducer(
    (state: Fields, action: Action) =>
      action.type === 'UPDATE' ? { ...state, [action.path]: { value: action.value } } : action.state,
    filled,
  );
  Object.assign(form, { fields, dispatch });
  useEffect(() => dispatch({ type: 'REPLACE_STATE', state: filled }), []);
  return <OpenedAt />;
}

const sentTime = () => form.fields.openedAt?.value;
const mounted = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
const fill = () => act(async () => form.dispatch({ type: 'REPLACE_STATE', state: filled }));

beforeEach(() => {
  Object.assign(form, { updatedAt: '1', isModified: false });
  global.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve({ updatedAt: '9' }) })) as never;
});

test('a form sends the time of what it was opened with, and after a save that of what it has saved', async () => {
  const { rerender } = render(<Form />);
  await mounted();
  expect(sentTime()).toBe('1');
  form.updatedAt = '2';
  rerender(<Form />);
  expect(sentTime()).toBe('2');
  expect(global.fetch).not.toHaveBeenCalled();
});

test('a form that is filled anew by another action of Payload sends the newest time', async () => {
  render(<Form />);
  await mounted();
  await fill();
  expect(sentTime()).toBe('9');
  expect(global.fetch).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/pages\/7\?draft=true/), expect.anything());
});

test('a form that is checked while it is typed in keeps its time', async () => {
  const { rerender } = render(<Form />);
  await mounted();
  form.isModified = true;
  rerender(<Form />);
  await fill();
  expect(sentTime()).toBe('1');
  expect(global.fetch).not.toHaveBeenCalled();
});
