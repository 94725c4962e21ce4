import { reusableIn, reusableOf, seenSections } from './reusable';

const reusable = { uuid: 'u', name: 'Çağrı', revision: 'r1', status: 'published', usedOn: [] };

test('a section of the page itself shows none', () => {
  expect(reusableOf(undefined)).toBeUndefined();
  expect(reusableOf({ type: 'hero' })).toBeUndefined();
});

test('a section that shows a reusable one names it', () => {
  expect(reusableOf({ type: 'hero', reusable })).toBe(reusable);
});

test.each([['text'], [null], [{ ...reusable, revision: 5 }], [{ ...reusable, usedOn: 'x' }]])(
  'what is no reusable section is taken for none: %j',
  (broken) => {
    expect(reusableOf({ type: 'hero', reusable: broken })).toBeUndefined();
    expect(reusableIn({ sections: [broken, reusable] })).toEqual([reusable]);
  },
);

test.each([[undefined], [[]], [{}], [{ sections: 'x' }]])('an answer without a list has none: %j', (data) => {
  expect(reusableIn(data)).toEqual([]);
});

test('a publication names the reusable sections that are not public yet, of all parts of the page', () => {
  const fresh = (uuid: string) => ({ id: uuid, reusable: { ...reusable, uuid, status: 'draft' } });
  const page = { sections: [fresh('a'), { id: 'x', reusable }, { id: 'y' }], data: [fresh('b')] };
  expect(seenSections(page)).toEqual({ reusable: { a: 'r1', b: 'r1' } });
  expect(seenSections({ sections: [{ id: 'x', reusable }] })).toEqual({});
});
