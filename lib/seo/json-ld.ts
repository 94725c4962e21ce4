import type { ReactElement } from 'react';

/** An object of schema.org, with its `@type`. */
export type Thing = Record<string, unknown>;

/**
 * The data that a component of next-seo would write. It is called, not rendered: next-seo escapes only the spelling
 * `</script>`, but `</script >` ends a script too; `serializeGraph` leaves no `<` at all. It also allows one script for
 * all objects of a page.
 *
 * @param element what the component returned
 */
export function thingOf(element: ReactElement): Thing {
  const { data } = element.props as { data: Thing };
  const { '@context': _context, ...thing } = data;
  return thing;
}

/** The objects as the text of one `application/ld+json` script. No value can end the script. */
export function serializeGraph(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
