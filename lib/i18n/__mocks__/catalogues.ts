import en from '../messages/en.json';
import tr from '../messages/tr.json';

/** For tests that write out what every language gets: they stay as they are when the site speaks one more. */
export const catalogues = { tr, en };
