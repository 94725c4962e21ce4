import type { ReactElement } from 'react';

/** A thing of schema.org's, with its `@type`. */
export type Thing = Record<string, unknown>;

/**
 * What a component of next-seo's would write. It is called, not rendered, because next-seo escapes `</script>` in
 * that one spelling alone, though `</script >` ends a script as well; `serializeGraph` leaves no `<` at all. And one
 * script holds all of a page's things, instead of one each.
 *
 * @param element what the component answers
 */
export function thingOf(element: ReactElement): Thing {
  const { data } = element.props as { data: Thing };
  const { '@context': _context, ...thing } = data;
  return thing;
}

/** Things as the text of one `application/ld+json` script, which nothing in it can end. */
export function serializeGraph(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
