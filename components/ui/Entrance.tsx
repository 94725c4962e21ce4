import type { ReactNode } from 'react';

interface Props {
  as?: 'div' | 'li';
  /** `slide` rises by 24 px, `scale` grows a little, `fade` does not move; all of them fade in. */
  kind: 'fade' | 'scale' | 'slide';
  className?: string;
  /** The language of the content, if the page has another one. */
  lang?: string;
  children: ReactNode;
}

/** Its content enters once, when it comes into view: see `styles/entrance.scss`. */
export function Entrance({ as: Tag = 'div', kind, className, lang, children }: Props) {
  return (
    <Tag className={className} lang={lang} data-entrance={kind}>
      {children}
    </Tag>
  );
}
