import { CoverPicture } from '@/components/ui/CoverPicture';
import { Plate } from '@/components/ui/Plate';

import { headingId, type SectionProps } from '../section-props';
import styles from './Parallax.module.scss';

/**
 * A photograph that moves a little slower than the page except on phones, with text at the bottom left and its link on
 * a plate.
 */
export function Parallax({ section, context }: SectionProps<'parallax'>) {
  const { title, subTitle, backgroundImage, stickyTitle, stickyLink } = section;
  const Heading = `h${context.headingLevel}` as const;
  return (
    <div className={styles.parallax}>
      {backgroundImage && (
        <div className={context.isFirst ? styles.media : `${styles.media} near-only`}>
          <CoverPicture image={backgroundImage} crop="square" isPriority={context.isFirst} />
        </div>
      )}
      {(title || subTitle) && (
        <div className={`${styles.text} on-dark`}>
          {title && <Heading id={headingId(section)}>{title}</Heading>}
          {subTitle && <p>{subTitle}</p>}
        </div>
      )}
      {stickyLink && <Plate href={stickyLink} title={stickyTitle ?? title ?? context.t('readMore')} />}
    </div>
  );
}
