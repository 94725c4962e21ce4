/** In percent of a picture's width and height. */
export interface Point {
  x: number;
  y: number;
}

export interface Region extends Point {
  width: number;
  height: number;
}

export const whole: Region = { x: 0, y: 0, width: 100, height: 100 };

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * The largest part of a picture in a shape, as near to a point as it fits: what a box of that shape shows.
 *
 * @param size of the whole picture, in pixels
 * @param ratio width to height of the part
 * @param within the part of the picture that there is
 * @param share of the largest such part, from 0 to 1
 */
export function regionAround(
  size: { width: number; height: number },
  point: Point,
  ratio: number,
  within: Region = whole,
  share = 1,
): Region {
  const [across, down] = [(size.width * within.width) / 100, (size.height * within.height) / 100];
  const wide = Math.min(across, down * ratio) * share;
  const [width, height] = [(wide / size.width) * 100, (wide / ratio / size.height) * 100];
  return {
    x: round(between(within.x, point.x - width / 2, within.x + within.width - width)),
    y: round(between(within.y, point.y - height / 2, within.y + within.height - height)),
    width: round(width),
    height: round(height),
  };
}

/** A point of a picture, as a point of a part of it. */
export function pointIn({ x, y }: Point, region: Region): Point {
  const of = (value: number, from: number, length: number) =>
    between(0, Math.round(((value - from) / length) * 100), 100);
  return { x: of(x, region.x, region.width), y: of(y, region.y, region.height) };
}

/** A smaller part would be of no use. */
const leastPart = 5;

/** A part of a picture, as a part of another part of it: what both have in common. */
export function regionIn(region: Region, part: Region): Region {
  const side = (start: number, length: number, from: number, all: number): [number, number] => {
    const of = (value: number) => ((value - from) / all) * 100;
    const first = between(0, of(start), 100 - leastPart);
    return [round(first), round(between(first + leastPart, of(start + length), 100) - first)];
  };
  const [x, width] = side(region.x, region.width, part.x, part.width);
  const [y, height] = side(region.y, region.height, part.y, part.height);
  return { x, y, width, height };
}

/** A part that was moved, inside of the picture. */
export const movedBy = (region: Region, by: Point): Region => ({
  ...region,
  x: round(between(0, region.x + by.x, 100 - region.width)),
  y: round(between(0, region.y + by.y, 100 - region.height)),
});

/** The corners of a part: which of its sides each one moves. */
export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof corners)[number];

/** One side of a part, moved: the other end stays. @returns its start and its length */
function sideMoved(start: number, length: number, by: number, isStart: boolean): [number, number] {
  const end = start + length;
  const from = isStart ? between(0, start + by, end - leastPart) : start;
  const to = isStart ? end : between(start + leastPart, end + by, 100);
  return [round(from), round(to - from)];
}

/** A part of which a corner was moved; the corner across from it stays. */
export function resizedBy({ x, y, width, height }: Region, corner: Corner, by: Point): Region {
  const [left, across] = sideMoved(x, width, by.x, corner.endsWith('Left'));
  const [top, down] = sideMoved(y, height, by.y, corner.startsWith('top'));
  return { x: left, y: top, width: across, height: down };
}
