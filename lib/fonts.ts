/** The files of `public/fonts` that every page needs at once, as `scripts/fonts.mjs` named them. */
export const preloadedFonts = ['/fonts/archivo-latin.56b3d7c3.woff2', '/fonts/archivo-turkish.c8b6de8a.woff2'];
