import type { Translate } from '@/lib/i18n/languages';
import type { Image, Movie } from '@/lib/sections/define-section';

import styles from './FilmCover.module.scss';
import { Picture } from './Picture';

interface Props {
  cover?: Image;
  movie?: Movie;
  sizes: string;
  t: Translate;
}

/** The cover of a film, and the link to it where there is one. Nothing of the film is loaded before the click. */
export function FilmCover({ cover, movie, sizes, t }: Props) {
  const picture = cover && <Picture image={cover} sizes={sizes} />;
  if (!movie) return picture ? <div className={styles.cover}>{picture}</div> : null;
  return (
    <a className={styles.cover} href={movie.src}>
      {picture}
      <span className={styles.plate}>
        <i>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 4l14 8-14 8z" />
          </svg>
        </i>
        {t('watchFilm')}
      </span>
    </a>
  );
}
