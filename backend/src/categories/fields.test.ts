import type { FieldHook, TextField } from 'payload';
import { categoryFields } from './fields';

const link = categoryFields.find((field) => 'name' in field && field.name === 'link') as TextField;

/** What is stored of an address. */
const stored = (value: unknown): unknown =>
  (link.hooks?.beforeValidate ?? []).reduce(
    (before: unknown, hook) => hook({ value: before } as Parameters<FieldHook>[0]),
    value,
  );

test.each([
  ['', null],
  ['  ', null],
  [' kopru-projeleri ', 'kopru-projeleri'],
  [null, null],
  [undefined, undefined],
])('the address %j is stored as %j, so that several lists can have none', (value, expected) =>
  expect(stored(value)).toBe(expected),
);
