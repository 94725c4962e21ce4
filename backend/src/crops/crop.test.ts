import { cropName, cropOf, cutCrop, originalName } from './crop';

const photo = { id: 1, filename: 'dam-1a2b3c4d.jpg', width: 2000, height: 1125 };

describe('cutCrop', () => {
  it('keeps the whole height, and two thirds of it in width around the focal point', () => {
    const centre = { region: { left: 625, top: 0, width: 750, height: 1125 }, width: 750, height: 1125 };
    expect(cutCrop(photo, {}, 'portrait')).toEqual(centre);
    expect(cutCrop(photo, { x: 50, y: 10 }, 'portrait')).toEqual(centre);
    expect(cutCrop(photo, { x: 30, y: 50 }, 'portrait')?.region.left).toBe(225);
  });

  it.each([
    [0, 0],
    [10, 0],
    [95, 1250],
    [100, 1250],
  ])('stays within the picture with its focal point at %d %%', (x, left) => {
    expect(cutCrop(photo, { x }, 'portrait')?.region).toMatchObject({ left, width: 750 });
  });

  it('has as many pixels as a phone’s screen', () => {
    const large = cutCrop({ width: 6000, height: 4000 }, {}, 'portrait');
    expect(large).toMatchObject({ width: 1200, height: 1800 });
    expect(large?.region).toMatchObject({ width: 2667, height: 4000 });
    const square = cutCrop({ width: 6000, height: 4000 }, {}, 'square');
    expect(square).toMatchObject({ width: 1350, height: 1350, region: { width: 4000, height: 4000, left: 1000 } });
  });

  it.each([
    [1000, 1500],
    [800, 800],
  ])('has none of %d by %d', (width, height) => {
    expect(cutCrop({ width, height }, {}, 'portrait')).toBeUndefined();
    expect(cutCrop({ width, height }, {}, 'square')).toBeUndefined();
  });
});

describe('cropOf', () => {
  it('names the crop of a photograph', () => {
    expect(cropOf(photo, 'portrait')).toEqual({
      src: '/media/portrait/dam-1a2b3c4d.jpg.webp',
      width: 750,
      height: 1125,
    });
    expect(cropOf(photo, 'square')).toEqual({ src: '/media/square/dam-1a2b3c4d.jpg.webp', width: 1125, height: 1125 });
  });

  it.each([
    { filename: 'logo.svg' },
    { filename: 'loop.gif' },
    { filename: 'film.mp4' },
    { filename: null },
    { width: null },
    { height: 3000 },
  ])('has none where there is nothing to cut: %j', (change) => {
    expect(cropOf({ ...photo, ...change }, 'portrait')).toBeUndefined();
  });
});

test('a crop is found by its name, and nothing else is', () => {
  expect(originalName(cropName('dam-1a2b3c4d.jpg'))).toBe('dam-1a2b3c4d.jpg');
  for (const name of ['dam.jpg', 'film.mp4.webp', '.webp', 'logo.svg.webp']) expect(originalName(name)).toBeUndefined();
});
