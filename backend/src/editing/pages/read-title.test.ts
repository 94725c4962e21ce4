import { readTitle } from './read-title';

describe('readTitle', () => {
  it('trims a title, and returns an empty one to the caller', () => {
    expect(readTitle('  Köprü Işığı ')).toBe('Köprü Işığı');
    expect(readTitle('')).toBe('');
  });

  it.each([
    ['x'.repeat(201), 'too_long'],
    ['a\u0000b', 'invalid'],
    ['a\ud800', 'invalid'],
  ])('refuses %j at its field', (title, code) => {
    expect(() => readTitle(title)).toThrow(
      expect.objectContaining({ details: { problems: [{ path: 'title', code }] } }) as Error,
    );
  });
});
