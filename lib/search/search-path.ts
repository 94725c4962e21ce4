/** The bare path of the search page; `addressOf` knows its name in the other languages. */
export const searchPath = '/ara';
