import { CardPicture } from '@/components/carousels/CardPicture';
import { Arrow } from '@/components/ui/Arrow';
import { Entrance } from '@/components/ui/Entrance';
import type { Page } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';
import { truncate } from '@/lib/text/truncate';

import styles from './ReferenceGrid.module.scss';

interface Props {
  pages: Page[];
  language: Language;
}

/** Descriptions are cut at 150 characters. */
const descriptionLength = 150;

/** The projects of a category in two columns; a card alone in its row is as wide as both. */
export function ReferenceGrid({ pages, language }: Props) {
  const isAlone = (index: number) => index === pages.length - 1 && index % 2 === 0;
  return (
    <ul className={styles.grid}>
      {pages.map((page, index) => (
        <Entrance
          as="li"
          kind="slide"
          key={page.pageKey}
          lang={page.contentLanguage === language ? undefined : page.contentLanguage}
        >
          <a className={styles.card} href={addressOf(page.link, language)}>
            <span className={`${styles.picture} near-only screen-only`}>
              <CardPicture page={page} sizes={isAlone(index) ? '100vw' : '(min-width: 768px) 50vw, 100vw'} />
            </span>
            <div className={styles.text}>
              <h3>{page.title}</h3>
              <Arrow />
              <p>{truncate(page.summary, descriptionLength)}</p>
            </div>
          </a>
        </Entrance>
      ))}
    </ul>
  );
}
