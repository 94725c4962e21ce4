import { Arrow } from '@/components/ui/Arrow';
import type { Page } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';

import { CardPicture } from './CardPicture';
import { cardRange, cardSizes } from './card-of';
import styles from './ReferenceCard.module.scss';

interface Props {
  page: Page;
  language: Language;
}

/** A reference: title, text, and a picture at 255 by 179. */
export function ReferenceCard({ page, language }: Props) {
  const contentLanguage = page.contentLanguage === language ? undefined : page.contentLanguage;
  return (
    <a className={styles.card} href={addressOf(page.link, language)} lang={contentLanguage}>
      <h3>{page.title}</h3>
      <p>{page.summary}</p>
      <span className={`${styles.picture} near-only screen-only`}>
        <CardPicture page={page} sizes={cardSizes} range={cardRange} />
        <Arrow />
      </span>
    </a>
  );
}
