/**
 * Puts the style of another brand in the place of the page's own. The page's policy allows no further style element, and
 * this one needs none.
 *
 * @param css of the brand
 * @param replaced the style that the page came with
 * @returns takes it back
 */
export function wearBrand(css: string, replaced: string): () => void {
  const own = [...document.querySelectorAll('style')].find(({ textContent }) => textContent === replaced)?.sheet;
  const sheet = new CSSStyleSheet();
  // Visitors keep the fallback of a font that comes late; here a new one has to be seen.
  sheet.replaceSync(css.replaceAll('font-display:optional', 'font-display:swap'));
  document.adoptedStyleSheets = [sheet];
  if (own) own.disabled = true;
  return () => {
    document.adoptedStyleSheets = [];
    if (own) own.disabled = false;
  };
}
