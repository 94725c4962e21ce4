/** The longest text that the backend takes, in characters. */
export const maxWords = 2000;
