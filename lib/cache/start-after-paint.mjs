/** @typedef {import('./start-script.mjs').StartScript} StartScript */

/**
 * What Next writes to start a page: what its main script is told, the script, which Next also preloads in the head, and
 * the beginning of the payload, if that follows.
 */
const start =
  /<script id="_R_">([^<]*)<\/script><script src="(\/_next\/static\/[\w./~-]+\.js)" async=""><\/script>(<script>(?=\(self\.__next_f=))?/;

const tagOf = (/** @type {string} */ src) => `<script src="${src}" async=""></script>`;

/**
 * Whether a page has all scripts that were merged, and tells its main script the same.
 *
 * @param {string} html
 * @param {StartScript} merged
 */
const startsWith = (html, { main, parts, start: told }) =>
  html.includes(`.push(${JSON.stringify(told)});</script>${tagOf(main)}`) &&
  parts.every((src) => html.includes(tagOf(src)));

/**
 * Replaces the scripts of a page by the one that has them all.
 *
 * @param {string} html
 * @param {StartScript} merged
 */
function withOneScript(html, { src, main, parts }) {
  const page = parts.reduce((rest, part) => rest.replace(tagOf(part), ''), html);
  return page
    .replace(`as="script" fetchPriority="low" href="${main}"`, `as="script" fetchPriority="low" href="${src}"`)
    .replace(start, (_whole, _told, _main, payload = '') => `<script id="_R_"></script>${tagOf(src)}${payload}`);
}

/**
 * Has the main script run behind the first two frames (the first may lack the page's largest picture), and no sooner:
 * where the line is faster than the processor, it arrives while the page is laid out, and would be read and run first.
 * It is fetched as early as before, and where it arrives late, it waits for nothing. A page that nobody sees has no
 * frames, and starts at once: in a tab in the background, or prerendered (docs/decisions/0114). The payload goes on in
 * the same inline script: each has a hash in the page's head.
 *
 * @param {string} html the whole document
 * @param {StartScript} [merged] the script that the page's own are merged into; a page that has others keeps its own
 */
export function startAfterPaint(html, merged) {
  const page = merged && startsWith(html, merged) ? withOneScript(html, merged) : html;
  return page.replace(
    start,
    (_whole, told, src, payload) =>
      `<script id="_R_">${told && `${told};`}(s=>{s.src="${src}";let f=()=>document.head.append(s);document.hidden?f():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(f)))})(document.createElement("script"))${payload ? ';' : '</script>'}`,
  );
}
