/** The drawings of the forms. `Icon` reads the whole icon set and stays on the server; these few go along. */
function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

export const AlertIcon = () => <Drawing path="M12 4 2.5 20h19zM12 10v4.5M12 17.2v.3" />;
export const CheckIcon = () => <Drawing path="m5 12.5 4.5 4.5L19 7.5" />;
export const CloseIcon = () => <Drawing path="M6 6l12 12M18 6 6 18" />;
export const ShieldIcon = () => (
  <Drawing path="M12 3 4.5 5.5V12c0 5 4 7.5 7.5 9 3.5-1.5 7.5-4 7.5-9V5.5zM8.5 12l2.5 2.5 4.5-5" />
);
export const UploadIcon = () => <Drawing path="M12 16V5M7 9.5 12 4.5l5 5M4 16v4h16v-4" />;
