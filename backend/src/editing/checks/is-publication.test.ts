import { isPublication } from './is-publication';

const published = { _status: 'published' };
const restoring = { isRestoringVersion: true };

describe('isPublication', () => {
  it('is true for every save of a public page, a restored one too', () => {
    expect(isPublication(published, { context: {}, query: { draft: true } })).toBe(true);
    expect(isPublication(published, { context: restoring, query: {} })).toBe(true);
  });

  it('is false for a draft, and for a public version restored as a draft', () => {
    expect(isPublication({ _status: 'draft' }, { context: {}, query: {} })).toBe(false);
    expect(isPublication(published, { context: restoring, query: { draft: true } })).toBe(false);
  });
});
