/**
 * The icons of the forms. `Icon` reads the whole icon set and must stay on the server; these few are sent to the
 * browser.
 */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
