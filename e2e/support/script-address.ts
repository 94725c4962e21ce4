/**
 * The scripts that a browser loads with a page, in its HTML: those of elements, and the main one, which an inline script
 * adds (`lib/cache/start-after-paint.mjs`).
 */
export const scriptAddress = /(?:<script (?![^>]*nomodule)[^>]*\b|\bs\.)src="([^"]+)"/gi;
