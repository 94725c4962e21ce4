interface Props {
  className?: string;
}

const drawing = <path d="M4 12h15M13 6l6 6-6 6" />;

/** One element for all that have no class of their own: what crosses into the browser names it again by reference. */
const plain = (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {drawing}
  </svg>
);

/** The arrow of every link that leads on. */
export function Arrow({ className }: Props) {
  if (!className) return plain;
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}
