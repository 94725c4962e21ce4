import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import type { Popup } from '@/lib/content';

import styles from './PopupContent.module.scss';

export type PopupContentProps = Pick<Popup, 'content'> & Partial<Pick<Popup, 'link' | 'linkTitle' | 'foreign'>>;

/** The text of the promo popup, and its link. */
export function PopupContent({ content, link, linkTitle, foreign }: PopupContentProps) {
  return (
    <>
      {content && <RichText html={content} lang={foreign?.content} />}
      {link && linkTitle && (
        <p className={styles.link} lang={foreign?.linkTitle}>
          <ButtonLink href={link} title={linkTitle} />
        </p>
      )}
    </>
  );
}
