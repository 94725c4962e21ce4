interface Props {
  className?: string;
}

/** The arrow of every link that leads on. */
export function Arrow({ className }: Props) {
  return (
    <svg className={`icon ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  );
}
