/**
 * The company's logo, from a file that all pages share. Custom properties and `currentColor` apply inside it, so a page
 * can recolour it: `currentColor` is the ink, `--logo-accent` the arch. Its link has the name.
 */
export function Logo() {
  return (
    <svg viewBox="0 0 313 72" width="313" height="72" aria-hidden="true" focusable="false">
      <use href="/drawings/logo.svg#logo" />
    </svg>
  );
}
