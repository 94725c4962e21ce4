/**
 * What Next writes to start a page: the name of its main script, and the script, which Next also preloads in the head.
 */
const start = /<script id="_R_">([^<]*)<\/script><script src="(\/_next\/static\/[\w./~-]+\.js)" async=""><\/script>/;

/**
 * Has the main script run behind the first two frames (the first may lack the page's largest picture), and no sooner:
 * where the line is faster than the processor, it arrives while the page is laid out, and would be read and run first.
 * It is fetched as early as before, and where it arrives late, it waits for nothing. A page that nobody sees has no
 * frames, and starts at once: in a tab in the background, or prerendered (docs/decisions/0114).
 *
 * @param {string} html the whole document
 */
export function startAfterPaint(html) {
  return html.replace(
    start,
    (_whole, names, src) =>
      `<script id="_R_">${names};(s=>{s.src="${src}";let f=()=>document.head.append(s);document.hidden?f():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(f)))})(document.createElement("script"))</script>`,
  );
}
