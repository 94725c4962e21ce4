const syllables = 'ka kö prü tü nel ba raj zem in jet grout çe lik be ton şan ti ye i ş ı ğ ü me tro yol de mir'.split(
  ' ',
);

/** About as many as a site of thousands of pages has. */
const vocabularySize = 30_000;

/** Numbers that are the same in every run. @param {number} seed */
function randomOf(seed) {
  let state = (seed * 2_654_435_761) % 2_147_483_648;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

const random = randomOf(42);
const makeWord = () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join(
    '',
  );
const vocabulary = Array.from({ length: vocabularySize }, makeWord);

/**
 * Made-up words. As in any language, few of them are frequent and most are rare.
 *
 * @param {number} count
 * @param {number} seed the same words for the same number
 */
export function words(count, seed) {
  const next = randomOf(seed + count);
  const word = () => vocabulary[Math.floor(next() ** 3 * vocabulary.length)] ?? '';
  return Array.from({ length: count }, word).join(' ');
}
