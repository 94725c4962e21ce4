/** The files of `public/fonts` that every page needs at once, as `scripts/fonts.mjs` named them. */
export const preloadedFonts = ['/fonts/archivo-latin.a8b20fef.woff2', '/fonts/archivo-turkish.c8b6de8a.woff2'];
