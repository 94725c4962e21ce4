/** Edit addresses with these hashes open a panel: lists of pages lead there. */
export const editHashes = { translations: '#translations', check: '#check', request: '#request' } as const;
