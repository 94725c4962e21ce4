/** Where the first result of a search leads. */
export const firstResult = (html: string) => /<h3[^>]*><a href="([^"]+)"/.exec(html)?.[1];
