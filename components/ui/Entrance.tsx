import type { ReactNode } from 'react';

interface Props {
  as?: 'div' | 'li';
  /** `slide` rises by 24 px, `scale` grows a little, `fade` stays in its place; all of them fade in. */
  kind: 'fade' | 'scale' | 'slide';
  className?: string;
  /** Where the content is in another language than the page. */
  lang?: string;
  children: ReactNode;
}

/** What is in it enters once, when it comes into view: see `styles/entrance.scss`. */
export function Entrance({ as: Tag = 'div', kind, className, lang, children }: Props) {
  return (
    <Tag className={className} lang={lang} data-entrance={kind}>
      {children}
    </Tag>
  );
}
