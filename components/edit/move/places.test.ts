import { heightOf, placeAt, scrollStep } from './places';

const sections = [
  { top: 0, bottom: 100 },
  { top: 100, bottom: 700 },
  { top: 900, bottom: 1000 },
];

test.each([
  [-20, 0],
  [49, 0],
  [51, 1],
  [399, 1],
  [401, 2],
  [949, 2],
  [2000, 3],
])('a section that is held at %d px goes to place %d', (y, place) => expect(placeAt(sections, y)).toBe(place));

test('the line of a place is above the first section, or below the one before', () => {
  expect([0, 1, 2, 3].map((place) => heightOf(sections, place))).toEqual([0, 100, 700, 1000]);
  expect(heightOf([], 0)).toBe(0);
});

test('the page scrolls near the edges only, and faster further out', () => {
  const view = { top: 0, bottom: 800 };
  expect(scrollStep(400, view)).toBe(0);
  expect(scrollStep(96, view)).toBe(0);
  expect(scrollStep(48, view)).toBe(-11);
  expect(scrollStep(-500, view)).toBe(-22);
  expect(scrollStep(752, view)).toBe(11);
  expect(scrollStep(900, view)).toBe(22);
});
