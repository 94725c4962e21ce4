/** The names of the previews of what is above, below and over the page, among those of sections. */
export const framePreview = { header: 'part:header', footer: 'part:footer', popup: 'part:popup' } as const;

export type FramePlace = keyof typeof framePreview;
