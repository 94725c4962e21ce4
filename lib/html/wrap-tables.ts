const tags = /(<\/?table>)/;
const caption = /<caption>([\s\S]*?)<\/caption>/;

/**
 * A table in its box.
 *
 * @param own what is in the table, without tables inside it
 */
function wrapTable(table: string, own: string): string {
  const name = caption
    .exec(own)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;');
  const region = name ? ` role="region" aria-label="${name}"` : '';
  return `<div class="table-scroll" tabindex="0"${region}>${table}</div>`;
}

/**
 * Wraps every table in a box that scrolls and can be focused by keyboard. A table with a caption becomes a named
 * region. A table inside another one scrolls with it.
 *
 * @param html sanitised, so that every table ends, and none has attributes
 */
export function wrapTables(html: string): string {
  let wrapped = '';
  let [table, own, depth] = ['', '', 0];
  for (const part of html.split(tags)) {
    if (part === '<table>') depth += 1;
    if (depth === 0) {
      wrapped += part;
      continue;
    }
    table += part;
    if (depth === 1) own += part;
    if (part !== '</table>') continue;
    depth -= 1;
    if (depth > 0) continue;
    wrapped += wrapTable(table, own);
    [table, own] = ['', ''];
  }
  return wrapped + table;
}
