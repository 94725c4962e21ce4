/**
 * A page that was rendered while a part of its content could not be fetched has this tag. Tags are what Next hands the
 * cache handler about how a page was made.
 */
export const incompleteTag = 'incomplete';

/** How long such a page is served before it is rendered again, in seconds. */
export const retrySeconds = 5;
