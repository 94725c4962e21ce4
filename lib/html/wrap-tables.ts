const tables = /<table>([\s\S]*?)<\/table>/g;
const caption = /<caption>([\s\S]*?)<\/caption>/;

/**
 * Puts every table into a box that scrolls by itself and can be reached by keyboard; a captioned one is a
 * named region.
 *
 * @param html sanitised, so that tables are not nested in ways a browser would undo
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
