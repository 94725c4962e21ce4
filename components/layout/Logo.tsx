/** The company's logo, drawn once a page by `LogoDrawing`. Its link carries the name. */
export function Logo() {
  return (
    <svg viewBox="0 0 313 72" width="313" height="72" aria-hidden="true" focusable="false">
      <use href="#site-logo" />
    </svg>
  );
}
