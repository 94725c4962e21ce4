import type { FieldHook } from 'payload';
import { isKey, MAX_KEY_LENGTH } from '../validation/patterns';
import { ownKeys, storeOwnKeys, withOwnKeys } from './own-keys';

const keysOf = (...keys: string[]) => ownKeys(keys.map((key) => ({ key })));

describe('ownKeys', () => {
  it('keeps keys that differ', () => {
    expect(keysOf('b', 'a', 'a-2')).toEqual(['b', 'a', 'a-2']);
  });

  it('numbers the copies of a row, and takes no other row’s key', () => {
    expect(keysOf('a', 'a', 'a-2', 'a')).toEqual(['a', 'a-3', 'a-2', 'a-4']);
  });

  it('changes nothing the second time', () => {
    const once = keysOf('a', 'a', 'a').map(String);
    expect(keysOf(...once)).toEqual(once);
  });

  it('keeps long keys within their limit', () => {
    const [, copy = ''] = keysOf('a'.repeat(MAX_KEY_LENGTH), 'a'.repeat(MAX_KEY_LENGTH));
    expect(isKey(copy)).toBe(true);
  });
});

it('a row without a key has that of its id', () => {
  expect(withOwnKeys([{ id: 'x' }, { id: 'y', key: 'a' }]).map(({ key }) => key)).toEqual(['item-x', 'a']);
});

it('a save stores a copied row with a key of its own, and leaves a missing one to the validator', () => {
  const value = [{ id: 'x', key: 'a' }, { id: 'y', key: 'a' }, { id: 'z' }];
  const store = (rows: unknown) => storeOwnKeys({ value: rows } as Parameters<FieldHook>[0]) as unknown;
  expect(store(value)).toEqual([{ id: 'x', key: 'a' }, { id: 'y', key: 'a-2' }, { id: 'z' }]);
  expect(store(undefined)).toBeUndefined();
});
