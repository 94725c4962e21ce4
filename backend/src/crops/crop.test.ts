import { cutPortrait, originalName, portraitName, portraitOf } from './crop';

const photo = { id: 1, filename: 'dam-1a2b3c4d.jpg', width: 2000, height: 1125 };

describe('cutPortrait', () => {
  it('keeps the whole height, and two thirds of it in width around the focal point', () => {
    const centre = { region: { left: 625, top: 0, width: 750, height: 1125 }, width: 750, height: 1125 };
    expect(cutPortrait(photo, {})).toEqual(centre);
    expect(cutPortrait(photo, { x: 50, y: 10 })).toEqual(centre);
    expect(cutPortrait(photo, { x: 30, y: 50 })?.region.left).toBe(225);
  });

  it.each([
    [0, 0],
    [10, 0],
    [95, 1250],
    [100, 1250],
  ])('stays within the picture with its focal point at %d %%', (x, left) => {
    expect(cutPortrait(photo, { x })?.region).toMatchObject({ left, width: 750 });
  });

  it('has as many pixels as a phone’s screen', () => {
    const large = cutPortrait({ width: 6000, height: 4000 }, {});
    expect(large).toMatchObject({ width: 1200, height: 1800 });
    expect(large?.region).toMatchObject({ width: 2667, height: 4000 });
  });

  it.each([
    [1000, 1500],
    [800, 800],
  ])('has none of %d by %d', (width, height) => {
    expect(cutPortrait({ width, height }, {})).toBeUndefined();
  });
});

describe('portraitOf', () => {
  it('names the crop of a photograph', () => {
    expect(portraitOf(photo)).toEqual({ src: '/media/portrait/dam-1a2b3c4d.jpg.webp', width: 750, height: 1125 });
  });

  it.each([
    { filename: 'logo.svg' },
    { filename: 'loop.gif' },
    { filename: 'film.mp4' },
    { filename: null },
    { width: null },
    { height: 3000 },
  ])('has none where there is nothing to cut: %j', (change) => {
    expect(portraitOf({ ...photo, ...change })).toBeUndefined();
  });
});

test('a crop is found by its name, and nothing else is', () => {
  expect(originalName(portraitName('dam-1a2b3c4d.jpg'))).toBe('dam-1a2b3c4d.jpg');
  for (const name of ['dam.jpg', 'film.mp4.webp', '.webp', 'logo.svg.webp']) expect(originalName(name)).toBeUndefined();
});
