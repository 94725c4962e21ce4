import type { CollectionBeforeValidateHook } from 'payload';
import { draftByEditors } from './draft-by-editors';

type Args = Parameters<CollectionBeforeValidateHook>[0];

const save = (role: string | null, operation: string) =>
  draftByEditors({
    data: { _status: 'published', title: 'x' },
    operation,
    req: { user: role && { role } },
  } as unknown as Args);

describe('draftByEditors', () => {
  it('makes a draft of the copy of a public page', () => {
    expect(save('editor', 'create')).toEqual({ _status: 'draft', title: 'x' });
  });

  it.each([
    ['admin', 'create'],
    [null, 'create'],
    ['editor', 'update'],
  ])('does not change what %s may %s', (role, operation) => {
    expect(save(role, operation)).toMatchObject({ _status: 'published' });
  });
});
