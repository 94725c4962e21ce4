const tables = /<table>([\s\S]*?)<\/table>/g;
const caption = /<caption>([\s\S]*?)<\/caption>/;

/**
 * Wraps every table in a box that scrolls and can be focused by keyboard. A table with a caption becomes a named
 * region.
 *
 * @param html sanitised, so that no browser restructures nested tables
 */
export function wrapTables(html: string): string {
  return html.replace(tables, (table, inside: string) => {
    const name = caption
      .exec(inside)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;');
    const region = name ? ` role="region" aria-label="${name}"` : '';
    return `<div class="table-scroll" tabindex="0"${region}>${table}</div>`;
  });
}
