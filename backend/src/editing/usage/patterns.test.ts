import { patternsOf } from './patterns';

/** A simple implementation of `LIKE`. */
function isFound(text: string, pattern: string): boolean {
  const parts = pattern.slice(1, -1).replace(/!(.)/g, '$1');
  return text.includes(parts);
}

const finds = (text: string, colon: ':' | ': ') =>
  patternsOf({ id: 5, filename: 'a_b 100%.jpg' }, colon).some((pattern) => isFound(text, pattern));

describe('patternsOf', () => {
  it.each([
    [{ img: 5 }],
    [{ img: 5, title: 'x' }],
    [{ img: '5' }],
    [{ text: '<a href="/media/a_b%20100%25.jpg">x</a>' }],
    [[{ list: [{ movie: { poster: 5 } }] }]],
  ])('finds %j as either database writes it', (value) => {
    expect(finds(JSON.stringify(value), ':')).toBe(true);
    expect(finds(JSON.stringify(value).replaceAll(/":/g, '": '), ': ')).toBe(true);
  });

  it('does not match other ids, and escapes wildcards in names', () => {
    expect(finds(JSON.stringify({ img: 55, other: 15 }), ':')).toBe(false);
    expect(patternsOf({ id: 5, filename: 'a_b.jpg' }, ':').at(-1)).toBe('%/media/a!_b.jpg%');
  });

  it('finds a file without an id by its address only', () => {
    expect(patternsOf({ filename: 'a.pdf' }, ':')).toEqual(['%/media/a.pdf%']);
  });
});
