import { usefulCandidates } from './candidates';

const srcSet = [480, 800, 1200, 1600]
  .map((width) => `/_next/image?url=%2Fa%2Cb.jpg&w=${width}&q=75 ${width}w`)
  .join(', ');

test.each([
  [0, Infinity, [480, 800, 1200, 1600]],
  [0, 1600, [480, 800, 1200, 1600]],
  [0, 1500, [480, 800, 1200, 1600]],
  [0, 1200, [480, 800, 1200]],
  [0, 300, [480]],
  [800, 750, [800]],
  [800, 1200, [800, 1200]],
  [800, 300, [480]],
])('from %d to %d pixels there is a choice of %j', (from, to, expected) => {
  const widths = [...usefulCandidates(srcSet, from, to).matchAll(/w=(\d+)&q=75 \1w/g)];
  expect(widths.map(([, width]) => Number(width))).toEqual(expected);
});
