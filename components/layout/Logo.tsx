/**
 * The company's logo, from a file every page shares. Custom properties and `currentColor` reach into it, so a
 * page recolours it: `currentColor` is the ink, `--logo-accent` the arch. Its link carries the name.
 */
export function Logo() {
  return (
    <svg viewBox="0 0 313 72" width="313" height="72" aria-hidden="true" focusable="false">
      <use href="/drawings/logo.svg#logo" />
    </svg>
  );
}
