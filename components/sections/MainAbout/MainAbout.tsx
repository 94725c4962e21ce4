import { FilmCover } from '@/components/ui/FilmCover';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './MainAbout.module.scss';

/** A film cover out to the axis, prose beside it, a ruled list below. */
export function MainAbout({ section, context }: SectionProps<'mainAbout'>) {
  const { description, movieCoverImage, movieLink, list } = section;
  const hasFilm = Boolean(movieCoverImage ?? movieLink);
  return (
    <>
      <SectionHead section={section} context={context} />
      <div className={styles.about}>
        {hasFilm && (
          <div className={styles.cover}>
            <FilmCover cover={movieCoverImage} movie={movieLink} sizes="(min-width: 992px) 64vw, 100vw" t={context.t} />
          </div>
        )}
        {description && <RichText html={description} />}
        {list.length > 0 && (
          <ul className={styles.list}>
            {list.map(({ icon, title, content }, index) => (
              <li key={index}>
                {icon && <Icon name={icon} size="large" />}
                <h3>{title}</h3>
                {content && <p>{content}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
