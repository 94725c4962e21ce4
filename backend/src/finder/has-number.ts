const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether a query is a number, such as one of a telephone or a street. */
const isNumber = (query: string) => /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(query);

/**
 * Whether a text can be what a query means: where a number is typed, it has to have that number, however it is written.
 * The search of visitors also finds texts with one of its groups of digits, or similar ones.
 */
export const hasTypedNumber = (text: string, query: string): boolean =>
  !isNumber(query) || digitsOf(text).includes(digitsOf(query));
