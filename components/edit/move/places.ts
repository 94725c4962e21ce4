/** The upper and the lower edge of a section on the screen, in CSS pixels. */
export interface Edges {
  top: number;
  bottom: number;
}

/** The place between sections that a height is nearest to: 0 is above the first one. */
export function placeAt(sections: readonly Edges[], y: number): number {
  return sections.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}

/** The height of a place between sections. */
export function heightOf(sections: readonly Edges[], place: number): number {
  return (place === 0 ? sections[0]?.top : sections[place - 1]?.bottom) ?? 0;
}

/**
 * How far what is seen scrolls in a frame while something is held near its edge; pixels, negative is up.
 *
 * @param zone how near, in pixels
 */
export function scrollStep(y: number, { top, bottom }: Edges, zone = 96): number {
  const fastest = 22;
  const into = y < top + zone ? y - top - zone : Math.max(0, y - bottom + zone);
  return Math.round(Math.max(-1, Math.min(1, into / zone)) * fastest);
}
