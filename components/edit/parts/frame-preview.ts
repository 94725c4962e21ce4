/** The names of the previews above and below the page, among those of sections. */
export const framePreview = { header: 'part:header', footer: 'part:footer' } as const;
