/** The longest texts that the backend stores, in UTF-16 code units. The editor sees them where a text is too long. */
export const maxText = 5_000;
export const maxLongText = 20_000;
export const maxHtml = 200_000;
export const maxAddress = 2_000;
/** Of the title, description and keywords of a page. */
export const maxPageText = 2_000;
/** Of the title of a new page. */
export const maxNewTitle = 200;
