import { isLanguage, languageName, type Translate } from '@/lib/i18n/languages';
import { embeddedFilm } from '@/lib/media/film';
import type { Image, Movie } from '@/lib/sections/define-section';
import { isVideoPlatform } from '@/lib/sections/parse-media';

import { FilmLink } from './FilmCover.client';
import styles from './FilmCover.module.scss';
import type { Film } from './FilmDialog.client';
import { Picture } from './Picture';

interface Props {
  cover?: Image;
  movie?: Movie;
  /** The film's name, if it has one: the title of its section. */
  title?: string;
  sizes: string;
  t: Translate;
}

const captionLabel = (language: string) => (isLanguage(language) ? languageName(language) : language.toUpperCase());

function filmOf(movie: Movie, { title, cover, t }: Props): { film: Film; frame?: string } {
  const name = title ?? t('film');
  const embedded = embeddedFilm(movie.src);
  if (!embedded) {
    const captions = movie.captions.map((caption) => ({ ...caption, label: captionLabel(caption.language) }));
    return { film: { title: name, src: movie.src, poster: movie.poster ?? cover?.src, captions } };
  }
  const { provider, src } = embedded;
  const consent = {
    text: t('filmConsent', { provider }),
    play: t('playFilm'),
    elsewhere: t('filmElsewhere', { provider }),
    href: movie.src,
  };
  return { film: { title: name, src, captions: [], consent }, frame: new URL(src).origin };
}

/** The cover of a film, with its link if there is one. Nothing of the film is loaded before the click. */
export function FilmCover(props: Props) {
  const { cover, movie, sizes, t } = props;
  const picture = cover && <Picture image={cover} sizes={sizes} isWideOnPhone />;
  if (!movie) return picture ? <div className={`${styles.cover} near-only`}>{picture}</div> : null;
  const content = (
    <>
      {picture}
      <span className={styles.plate}>
        <i>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 4l14 8-14 8z" />
          </svg>
        </i>
        {t('watchFilm')}
      </span>
    </>
  );
  const { film, frame } = filmOf(movie, props);
  // A platform's page without a film, for example a channel, has no player.
  if (isVideoPlatform(movie.src) && !frame) {
    return (
      <a className={`${styles.cover} near-only`} href={movie.src}>
        {content}
      </a>
    );
  }
  return (
    <FilmLink
      className={`${styles.cover} near-only`}
      href={movie.src}
      frame={frame}
      film={film}
      closeLabel={t('close')}
    >
      {content}
    </FilmLink>
  );
}
