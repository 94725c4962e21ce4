import { Entrance } from '@/components/ui/Entrance';
import { FilmCover } from '@/components/ui/FilmCover';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './MainAbout.module.scss';

/** A film cover, text beside it, and a list below. */
export function MainAbout({ section, context }: SectionProps<'mainAbout'>) {
  const { title, description, movieCoverImage, movieLink, list } = section;
  const hasFilm = Boolean(movieCoverImage ?? movieLink);
  return (
    <>
      <SectionHead section={section} context={context} />
      <div className={styles.about}>
        {hasFilm && (
          <Entrance kind="scale" className={styles.cover}>
            <FilmCover
              cover={movieCoverImage}
              movie={movieLink}
              title={title}
              sizes="(min-width: 992px) 64vw, 100vw"
              t={context.t}
            />
          </Entrance>
        )}
        {description && <RichText html={description} />}
        {list.length > 0 && (
          <ul className={styles.list}>
            {list.map((item, index) => (
              <Entrance as="li" kind="fade" key={index}>
                {item.icon && <Icon name={item.icon} size="large" />}
                <h3>{item.title}</h3>
                {item.content && <p>{item.content}</p>}
              </Entrance>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
