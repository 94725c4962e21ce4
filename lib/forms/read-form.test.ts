/** @jest-environment node */
import { maxTextBytes, readForm } from './read-form';

const maxBytes = 1024 * 1024;

function formOf(file?: number): FormData {
  const form = new FormData();
  form.append('subject', 'Şaft');
  form.append('message', 'Merhaba 👷🏽‍♀️');
  if (file !== undefined) form.append('file', new File([new Uint8Array(file)], 'rapor.pdf'));
  form.append('website', '');
  return form;
}

const post = (body: BodyInit, type?: string) =>
  new Request('http://kemerkaya.test/contact/send', {
    method: 'POST',
    body,
    headers: type ? { 'content-type': type } : {},
  });

test('a form is read with its file', async () => {
  const { form, cut, done } = await readForm(post(formOf(500_000)), maxBytes);
  expect(cut).toBeUndefined();
  expect(form?.get('message')).toBe('Merhaba 👷🏽‍♀️');
  expect((form?.get('file') as File).size).toBe(500_000);
  done();
});

test('the typed values of a form that is too large are read', async () => {
  const { form, cut, done } = await readForm(post(formOf(3_000_000)), maxBytes);
  expect(cut).toBe('too-large');
  expect([form?.get('subject'), form?.get('message')]).toEqual(['Şaft', 'Merhaba 👷🏽‍♀️']);
  expect(form?.get('file')).toBeNull();
  done();
});

test('the number of files in memory is limited, and typed values are read anyway', async () => {
  const held = await Promise.all(Array.from({ length: 5 }, () => readForm(post(formOf(500_000)), maxBytes)));
  expect(held.map(({ cut }) => cut).filter(Boolean)).toEqual(['no-room']);
  expect(held.map(({ form }) => form?.get('subject'))).toEqual(Array(5).fill('Şaft'));
  for (const { done } of held) done();
  const { cut, done } = await readForm(post(formOf(500_000)), maxBytes);
  expect(cut).toBeUndefined();
  done();
});

test.each([
  [
    'a form of a hundred thousand parts',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1e5),
    'x',
  ],
  ['a form that breaks off', '--x\r\nContent-Disp', 'x'],
  ['no form', 'nothing of the kind', 'x'],
])('%s is not a form', async (_what, body, boundary) => {
  const { form, done } = await readForm(post(body, `multipart/form-data; boundary=${boundary}`), 10 * maxBytes);
  expect(form).toBeUndefined();
  done();
});

test('a URL-encoded form has text only', async () => {
  const plain = 'application/x-www-form-urlencoded';
  expect((await readForm(post('subject=%C5%9Eaft', plain), maxBytes)).form?.get('subject')).toBe('Şaft');
  expect((await readForm(post('a&'.repeat(maxTextBytes), plain), maxBytes)).form).toBeUndefined();
});
