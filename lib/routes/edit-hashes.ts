/** Edit addresses with these hashes open a panel: lists of pages lead there. */
export const editHashes = { translations: '#translations', check: '#check', request: '#request' } as const;

/** The hash that opens the form of a part of every page, with the request to publish it. */
export const partHash = /^#part:([a-z-]+)$/;
