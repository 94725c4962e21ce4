import { changedFields } from './record-changes';

describe('changedFields', () => {
  it('returns the changed fields, without those that every save changes', () => {
    const before = { id: 1, title: 'a', sections: [{ title: 'b' }], updatedAt: '1', description: null };
    const after = { id: 1, title: 'a', sections: [{ title: 'c' }], updatedAt: '2', keywords: 'd' };
    expect(changedFields(before, after)).toBe('sections, keywords');
    expect(changedFields(before, { ...before, updatedAt: '3' })).toBeUndefined();
  });
});
