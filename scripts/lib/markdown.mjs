/** What the test of the documentation reads out of Markdown: headings, links, paths and words. */

/** @param {string} markdown */
const withoutCode = (markdown) => markdown.replace(/^( *)```[^]*?^\1```$/gm, '');

/**
 * The anchors that GitHub gives the headings of a document.
 *
 * @param {string} markdown
 * @returns {Set<string>}
 */
export function anchorsOf(markdown) {
  const headings = [...withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  const plain = headings.map((heading) => heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase());
  return new Set(plain.map((heading) => heading.replace(/[^\p{L}\p{N} _-]/gu, '').replace(/ /g, '-')));
}

/**
 * The targets of links and pictures, those to other sites left out.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function linksOf(markdown) {
  const text = withoutCode(markdown).replace(/`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^(?:[a-z]+:|\/\/)/i.test(target));
}

/**
 * The files and folders of the repository that a text names in backticks, patterns with `*` left out.
 *
 * @param {string} markdown
 * @param {readonly string[]} folders the folders of the first level
 * @returns {string[]} paths from the root
 */
export function pathsOf(markdown, folders) {
  const quoted = [...withoutCode(markdown).matchAll(/`([^`\s#]+)(?:#[^`\s]*)?`/g)].map(([, text = '']) => text);
  return quoted.filter(
    (text) => folders.includes(text.split('/')[0] ?? '') && text.includes('/') && !/[*…]/.test(text),
  );
}

/**
 * The words of a text as `wc -w` counts them.
 *
 * @param {string} text
 */
export const wordsIn = (text) => text.split(/\s+/).filter(Boolean).length;
