import { CoverPicture } from '@/components/ui/CoverPicture';
import { Plate } from '@/components/ui/Plate';

import { headingId, type SectionProps } from '../section-props';
import styles from './Hero.module.scss';

/**
 * A photograph from the page's vertical line to the right edge, with text at the bottom left and its link on a plate.
 */
export function Hero({ section, context }: SectionProps<'hero'>) {
  const { title, subTitle, stickyTitle, stickyLink, backgroundImage } = section;
  const { headingLevel, heroPosition, isFirst } = context;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={headingLevel === 1 ? `${styles.hero} ${styles.first}` : styles.hero}>
      <div className={isFirst ? styles.media : `${styles.media} near-only`}>
        {backgroundImage && <CoverPicture image={backgroundImage} isPriority={isFirst} />}
      </div>
      <div className={`${styles.text} on-dark`}>
        <Heading id={headingId(section)}>{title}</Heading>
        {subTitle && <p>{subTitle}</p>}
      </div>
      {stickyLink && (
        <Plate
          href={stickyLink}
          title={stickyTitle ?? title}
          note={heroPosition && `${heroPosition.number} / ${heroPosition.total}`}
        />
      )}
    </div>
  );
}
