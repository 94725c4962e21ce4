import { adoptMarkup, fillIn } from './adopt-markup.mjs';

/**
 * The scripts, one behind the other, in which Next hands a page's payload to its router. Next escapes every `<` in
 * them.
 */
const scripts =
  /(<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>)?(?:<script>self\.__next_f\.push\(\[1,"[^<]*"\]\)<\/script>)+/g;
const script = /push\(\[1,("[^<]*")\]\)/g;

/** What must not stand as it is in a script's string, or would be changed on its way. */
const escaped = /[\\'<\p{Cc}\u2028\u2029]|\p{Surrogate}/gu;

/** @type {Readonly<Record<string, string>>} */
const short = { '\\': '\\\\', "'": "\\'", '<': '\\x3c', '\n': '\\n' };

/** @param {string} text */
const quote = (text) =>
  `'${text.replace(escaped, (character) => short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

/**
 * The text that the router reads, of the scripts that hand it over.
 *
 * @param {string} found
 * @returns {string | undefined} undefined for what Next has not written
 */
function textOf(found) {
  try {
    return [...found.matchAll(script)].map(([, json = '']) => /** @type {string} */ (JSON.parse(json))).join('');
  } catch {
    return undefined;
  }
}

const begun = '(self.__next_f=self.__next_f||[]).push([0]);';

/**
 * Writes the inline payload of a page in one script, in single quotes, with the script before it that begins the list
 * of its parts. Next writes several, each of which needs a hash in the page's policy, and escapes all of the payload's
 * double quotes, which are a fifth of it. The text that the router reads stays the same.
 *
 * @param {string} html the whole document
 */
function inOneScript(html) {
  return html.replace(scripts, (found, /** @type {string | undefined} */ begin) => {
    const text = textOf(found);
    return text === undefined ? found : `<script>${begin ? begun : ''}self.__next_f.push([1,${quote(text)}])</script>`;
  });
}

/**
 * The same, and what the page has as markup is left out of the payload, to be put in by the browser.
 *
 * @param {string} html the whole document
 * @returns {string | undefined} undefined for a page that has no such markup, or is written otherwise
 */
function withoutMarkup(html) {
  const [only, ...others] = html.matchAll(scripts);
  if (!only?.[1] || others.length > 0) return undefined;
  const text = textOf(only[0]);
  const adopted = text === undefined ? undefined : adoptMarkup(html.slice(0, only.index), text);
  if (!adopted) return undefined;
  const after = html.slice(only.index + only[0].length);
  const parts = adopted.payload.map((part) => (typeof part === 'number' ? part : quote(part)));
  return `${adopted.html}<script>${begun}self.__next_f.push([1,(${fillIn})([${parts.join(',')}])])</script>${after}`;
}

/**
 * Makes the inline payload of a page small. It has everything twice that is in the page already: the browser puts that
 * in (`adopt-markup.mjs`), or if that cannot be, it is written with fewer signs.
 *
 * @param {string} html the whole document
 * @param {boolean} isKept whether the page is made for many visitors: leaving out takes some milliseconds
 */
export function compactPayload(html, isKept) {
  try {
    return (isKept ? withoutMarkup(html) : undefined) ?? inOneScript(html);
  } catch (error) {
    // The page is right without it.
    console.error(error);
    return inOneScript(html);
  }
}
