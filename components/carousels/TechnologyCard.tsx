import { Arrow } from '@/components/ui/Arrow';
import type { Page } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';

import { CardPicture } from './CardPicture';
import { cardRange, cardSizes } from './card-of';
import styles from './TechnologyCard.module.scss';

interface Props {
  page: Page;
  language: Language;
}

/** A technology: its page's title picture at 350 by 280, its title below. */
export function TechnologyCard({ page, language }: Props) {
  return (
    <a className={styles.card} href={addressOf(page.link, language)}>
      <span className={`${styles.picture} near-only screen-only`}>
        <CardPicture page={page} sizes={cardSizes} range={cardRange} />
      </span>
      <div className={styles.text}>
        <h3 lang={page.contentLanguage === language ? undefined : page.contentLanguage}>{page.title}</h3>
        <Arrow />
      </div>
    </a>
  );
}
