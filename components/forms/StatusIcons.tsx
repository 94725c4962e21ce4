/** The drawings of the forms. `Icon` reads the whole icon set and stays on the server; these few go along. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

export const AlertIcon = () => <Drawing path="M12 4 2.5 20h19zM12 10v4.5M12 17.2v.3" />;
export const CheckIcon = () => <Drawing path="m5 12.5 4.5 4.5L19 7.5" />;
