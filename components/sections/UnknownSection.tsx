import type { Translate } from '@/lib/i18n/languages';

interface Props {
  type: string;
  t: Translate;
}

/** Shown in development for a section of an undefined type. Without styles of its own, which every page would load. */
export function UnknownSection({ type, t }: Props) {
  return (
    <p style={{ padding: 24, border: '2px dashed var(--error)', color: 'var(--error)' }}>
      {t('unknownSection', { type })}
    </p>
  );
}
