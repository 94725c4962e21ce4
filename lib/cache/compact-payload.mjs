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
 * Writes the inline payload of a page in one script, in single quotes, with the script before it that begins the list
 * of its parts. Next writes several, each of which needs a hash in the page's policy, and escapes all of the payload's
 * double quotes, which are a fifth of it. The text that the router reads stays the same.
 *
 * @param {string} html the whole document
 */
export function compactPayload(html) {
  return html.replace(scripts, (found, /** @type {string | undefined} */ begin) => {
    try {
      const parts = [...found.matchAll(script)].map(([, json = '']) => /** @type {string} */ (JSON.parse(json)));
      const start = begin ? '(self.__next_f=self.__next_f||[]).push([0]);' : '';
      return `<script>${start}self.__next_f.push([1,${quote(parts.join(''))}])</script>`;
    } catch {
      // Not written by Next.
      return found;
    }
  });
}
