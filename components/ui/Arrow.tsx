interface Props {
  className?: string;
}

const drawing = <path d="M4 12h15M13 6l6 6-6 6" />;

/** One shared element for all arrows without a class: React then serialises it once and refers to it. */
const plain = (
  <svg className="icon arrow" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {drawing}
  </svg>
);

/** The arrow of links. */
export function Arrow({ className }: Props) {
  if (!className) return plain;
  return (
    <svg className={`icon arrow ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}
