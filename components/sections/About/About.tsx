import { Entrance } from '@/components/ui/Entrance';
import { FilmCover } from '@/components/ui/FilmCover';
import { RichText } from '@/components/ui/RichText';

import { headingId, type SectionProps } from '../section-props';
import styles from './About.module.scss';

/** Text on the left, a film cover on the right, up to the window's edge. */
export function About({ section, context }: SectionProps<'about'>) {
  const { title, subTitle, description, movieCoverImage, movieLink } = section;
  const Heading = `h${context.headingLevel}` as const;
  return (
    <div className={styles.about}>
      <Entrance kind="fade" className={styles.text}>
        {title && <Heading id={headingId(section)}>{title}</Heading>}
        {subTitle && <p className="lead">{subTitle}</p>}
        {description && <RichText html={description} />}
      </Entrance>
      {(movieCoverImage || movieLink) && (
        <FilmCover
          cover={movieCoverImage}
          movie={movieLink}
          title={title}
          sizes="(min-width: 992px) 56vw, 100vw"
          t={context.t}
        />
      )}
    </div>
  );
}
