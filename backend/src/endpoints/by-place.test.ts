import { byPlace, type Placed } from './by-place';

const place = (id: number, order: number | null, title: string | null): Placed => ({ id, order, title });

test('pages of a list are ordered by position, then by title as Turkish sorts it', () => {
  const pages = [
    place(1, null, 'Zemin'),
    place(2, null, 'Çelik'),
    place(3, 2, 'B'),
    place(4, null, 'Cam'),
    place(5, 1, 'Z'),
    place(6, null, 'Işık'),
    place(7, null, 'İnci'),
    place(8, 2, 'A'),
    place(9, null, null),
  ];
  expect(pages.sort(byPlace).map(({ id }) => id)).toEqual([5, 8, 3, 9, 4, 2, 6, 7, 1]);
});

test('equal pages keep one order, so that each is on one page of the list', () => {
  const pages = [place(3, null, 'A'), place(1, null, 'A'), place(2, null, 'A')];
  expect(pages.sort(byPlace).map(({ id }) => id)).toEqual([1, 2, 3]);
});
