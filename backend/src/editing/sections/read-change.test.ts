import { readChange } from './read-change';

describe('readChange', () => {
  it.each([
    undefined,
    'add',
    {},
    { kind: 'add' },
    { kind: 'move', id: 'a' },
    { kind: 'drop', id: 'a' },
    { kind: 'drop', type: 'hero' },
    { kind: 'hide' },
  ])('refuses %j', (raw) => expect(() => readChange(raw)).toThrow(expect.objectContaining({ status: 400 }) as Error));
});

describe('the fields of a change', () => {
  const long = 'a'.repeat(201);

  it.each([
    { kind: 'add', type: 'hero' },
    { kind: 'add', type: 'hero', afterId: 'a' },
    { kind: 'add', type: 'hero', language: 'en' },
    { kind: 'add', type: 'a'.repeat(200) },
    { kind: 'move', id: 'a', afterId: null },
    { kind: 'move', id: 'a', afterId: 'b' },
    { kind: 'duplicate', id: 'a' },
    { kind: 'delete', id: 'a' },
    { kind: 'delete', id: 'a', seen: 'r' },
    { kind: 'hide', id: 'a' },
    { kind: 'show', id: 'a' },
    { kind: 'paste', from: { pageKey: 'p', revision: 'r', id: 'a' } },
    { kind: 'paste', from: { pageKey: 'p', revision: 'r', id: 'a' }, afterId: 'b' },
  ])('%j', (raw) => expect(readChange({ ...raw, other: 1 })).toEqual({ afterId: undefined, ...raw }));

  it.each([
    { kind: 'add', type: '' },
    { kind: 'add', type: 5 },
    { kind: 'add', type: 'hero', language: 'xx' },
    { kind: 'add', type: 'hero', language: 5 },
    { kind: 'add', type: long },
    { kind: 'add', type: 'hero', afterId: null },
    { kind: 'add', type: 'hero', afterId: '' },
    { kind: 'move', id: 'a', afterId: '' },
    { kind: 'move', id: '', afterId: null },
    { kind: 'move', id: long, afterId: null },
    { kind: 'delete', id: 'a', seen: '' },
    { kind: 'delete', id: 'a', seen: 5 },
    { kind: 'hide', id: '' },
    { kind: 'hide', id: 5 },
    { kind: 'hide', id: long },
    { id: 'a', type: 'hero', afterId: null },
    { kind: 'paste' },
    { kind: 'paste', from: 'a' },
    { kind: 'paste', from: { pageKey: 'p', revision: 'r' } },
    { kind: 'paste', from: { pageKey: 'p', revision: long, id: 'a' } },
    { kind: 'paste', from: { pageKey: 'p', revision: 'r', id: 'a' }, afterId: null },
    null,
    ['hide'],
  ])('refuses %j', (raw) => expect(() => readChange(raw)).toThrow(expect.objectContaining({ status: 400 }) as Error));
});
