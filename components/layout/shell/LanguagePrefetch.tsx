/**
 * Links to a page's other languages are the ones that the client-side router leaves to the browser, so the browser is
 * to fetch their documents ahead, when a pointer rests on them. It does not for visitors who save data, and does not
 * run the documents' scripts (docs/decisions/0052).
 */
const rules = {
  prefetch: [{ where: { selector_matches: 'a[hreflang]:not([aria-current])' }, eagerness: 'moderate' }],
};

/** The rules by which browsers that know speculation rules fetch documents ahead. */
export function LanguagePrefetch() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
