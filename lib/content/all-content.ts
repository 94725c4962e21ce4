/** A tag of every answer, so that one tag can revalidate the whole site. */
export const allContent = 'content';
