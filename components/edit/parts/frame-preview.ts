import type { PartName } from '@/components/layout/parts/definitions';

/** The names of the previews of what is above, below and over the page, among those of sections. */
export const framePreview = { header: 'part:header', footer: 'part:footer', popup: 'part:popup' } as const;

export type FramePlace = keyof typeof framePreview;

/** The parts of every page that are shown above and below it. */
export const partsOf = {
  header: ['site-info', 'navigation'],
  footer: ['footer', 'site-info', 'social'],
} as const satisfies Record<string, readonly PartName[]>;
