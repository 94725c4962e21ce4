import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Schema } from 'yup';

import { plainEmail, plainPhone, plainRequired } from './plain-schemas';

function messageOf(schema: Schema, value: unknown): string | undefined {
  try {
    schema.validateSync(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(['', ' ', undefined, null])('%p is not accepted by a required field', (value) => {
  expect(messageOf(plainRequired(), value)).toBe('Field is required.');
});

test('a required field accepts any text', () => {
  expect(messageOf(plainRequired(), ' a ')).toBeUndefined();
});

test.each(['ayse@', '@ornek.com', 'ayse', 'a@b@c.com'])('%p is not an e-mail address', (value) => {
  expect(messageOf(plainEmail(), value)).toBe('Invalid email.');
});

test.each(['ayse@ornek.com.tr', 'bilgi@köprü.example', '', undefined])('%p passes as an e-mail address', (value) => {
  expect(messageOf(plainEmail(), value)).toBeUndefined();
});

test.each([
  '3120001987',
  '312 000 1987',
  '312-000-1987',
  '312.000.1987',
  '(312) 000-1987',
  '(312)0001987',
  ' 312 0001987 ',
  '',
  undefined,
])('%p passes as a phone number', (value) => {
  expect(messageOf(plainPhone(), value)).toBeUndefined();
});

test.each([
  '312000198',
  '31200019870',
  '+90 312 000 19 87',
  '(312 000 1987',
  '312) 000 1987',
  '312--000-1987',
  '312/000/1987',
  '312 000 1987 x1',
  '31a0001987',
  '٣١٢٠٠٠١٩٨٧',
])('%p is not a phone number', (value) => {
  expect(messageOf(plainPhone(), value)).toBe('Invalid phone');
});

test('the messages can be replaced', () => {
  expect(messageOf(plainRequired('Bu alan zorunlu.'), '')).toBe('Bu alan zorunlu.');
  expect(messageOf(plainEmail('Geçersiz email adresi.'), 'x')).toBe('Geçersiz email adresi.');
  expect(messageOf(plainPhone('Geçersiz telefon.'), 'x')).toBe('Geçersiz telefon.');
});

test('no file of the site imports them, so visitors do not load them', () => {
  const root = path.join(__dirname, '../..');
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const sources = files.filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('/plain-schemas'))).toEqual([]);
});
