import { corners, movedBy, pointIn, regionAround, regionIn, resizedBy, whole } from './picture-region';

const size = { width: 1600, height: 900 };
const centre = { x: 50, y: 50 };

test('a box of the picture’s own shape shows all of it', () => {
  expect(regionAround(size, { x: 10, y: 90 }, 16 / 9)).toEqual(whole);
});

test('an upright box shows a part around the point, which stays inside of the picture', () => {
  expect(regionAround(size, centre, 2 / 3)).toEqual({ x: 31.25, y: 0, width: 37.5, height: 100 });
  expect(regionAround(size, { x: 0, y: 50 }, 2 / 3).x).toBe(0);
  expect(regionAround(size, { x: 100, y: 50 }, 2 / 3)).toMatchObject({ x: 62.5, width: 37.5 });
});

test('a wide box shows a part around the point', () => {
  expect(regionAround(size, { x: 50, y: 100 }, 32 / 9)).toEqual({ x: 0, y: 50, width: 100, height: 50 });
});

test('within a crop nothing outside of it is shown', () => {
  const crop = regionAround(size, { x: 90, y: 50 }, 1, whole, 0.5);
  expect(crop).toEqual({ x: 71.88, y: 25, width: 28.13, height: 50 });
  const shown = regionAround(size, centre, 2 / 3, crop);
  expect(shown.x).toBeGreaterThanOrEqual(crop.x);
  expect(shown.x + shown.width).toBeLessThanOrEqual(crop.x + crop.width + 0.01);
  expect(shown.height).toBeCloseTo(50, 0);
});

test('the point of a crop is where it was in the picture', () => {
  expect(pointIn({ x: 75, y: 50 }, { x: 50, y: 0, width: 50, height: 100 })).toEqual({ x: 50, y: 50 });
  expect(pointIn({ x: 10, y: 50 }, { x: 50, y: 0, width: 50, height: 100 })).toEqual({ x: 0, y: 50 });
});

test('a part of a crop is where it was in the picture, as far as the crop goes, and never smaller than a twentieth', () => {
  const crop = { x: 50, y: 0, width: 50, height: 100 };
  expect(regionIn({ x: 60, y: 10, width: 20, height: 80 }, crop)).toEqual({ x: 20, y: 10, width: 40, height: 80 });
  expect(regionIn({ x: 25, y: 0, width: 50, height: 100 }, crop)).toEqual({ x: 0, y: 0, width: 50, height: 100 });
  expect(regionIn({ x: 0, y: 0, width: 20, height: 100 }, crop)).toMatchObject({ x: 0, width: 5 });
  expect(regionIn({ x: 60, y: 90, width: 20, height: 10 }, { ...crop, height: 50 })).toMatchObject({
    y: 95,
    height: 5,
  });
});

const part = { x: 20, y: 30, width: 40, height: 50 };

test('a part is moved inside of the picture, and keeps its size', () => {
  expect(movedBy(part, { x: 5.5, y: -10 })).toEqual({ ...part, x: 25.5, y: 20 });
  expect(movedBy(part, { x: 900, y: -900 })).toEqual({ ...part, x: 60, y: 0 });
  expect(movedBy(whole, { x: 10, y: 10 })).toEqual(whole);
});

test('each corner moves two sides, and the corner across from it stays', () => {
  expect(corners.map((corner) => resizedBy(part, corner, { x: 10, y: 10 }))).toEqual([
    { x: 30, y: 40, width: 30, height: 40 },
    { x: 20, y: 40, width: 50, height: 40 },
    { x: 30, y: 30, width: 30, height: 60 },
    { x: 20, y: 30, width: 50, height: 60 },
  ]);
});

test('a part stays in the picture, and never gets smaller than a twentieth', () => {
  expect(resizedBy(part, 'bottomRight', { x: 900, y: 900 })).toEqual({ x: 20, y: 30, width: 80, height: 70 });
  expect(resizedBy(part, 'topLeft', { x: -900, y: -900 })).toEqual({ x: 0, y: 0, width: 60, height: 80 });
  expect(resizedBy(part, 'topLeft', { x: 900, y: 900 })).toEqual({ x: 55, y: 75, width: 5, height: 5 });
  expect(resizedBy(part, 'bottomRight', { x: -900, y: -900 })).toEqual({ x: 20, y: 30, width: 5, height: 5 });
});
