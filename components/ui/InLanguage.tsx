import type { Language } from '@/lib/i18n/languages';

interface Props {
  /** The language of a text that is not in the page's; without one the text needs no element. */
  lang?: Language;
  children: string;
}

/** A text beside others, marked where it is in another language than they are. */
export function InLanguage({ lang, children }: Props) {
  return lang ? <span lang={lang}>{children}</span> : children;
}
