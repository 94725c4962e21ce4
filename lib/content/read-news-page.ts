const longestKey = 100;

/** The key of the news page in a model as it was sent; undefined where it names none. */
export const readNewsPage = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestKey ? value.trim() : undefined;
