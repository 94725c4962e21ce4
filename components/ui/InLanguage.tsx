import type { Language } from '@/lib/i18n/languages';

interface Props {
  /** The language of the text, if it is not the page's; otherwise no element is rendered. */
  lang?: Language;
  children: string;
}

/** A text that is marked if it is in another language than the page. */
export function InLanguage({ lang, children }: Props) {
  return lang ? <span lang={lang}>{children}</span> : children;
}
