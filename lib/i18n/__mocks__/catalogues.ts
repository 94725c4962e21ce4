import en from '../messages/en.json';
import tr from '../messages/tr.json';

/** Two fixed languages, so that tests with expected values for every language do not change with a new language. */
export const catalogues = { tr, en };
