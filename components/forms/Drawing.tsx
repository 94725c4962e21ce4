/** The drawings of the forms. `Icon` reads the whole icon set and stays on the server; these few go along. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
