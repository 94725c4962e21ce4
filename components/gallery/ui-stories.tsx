import type { CSSProperties, ReactNode } from 'react';

import { TechnologyCard } from '@/components/carousels/TechnologyCard';
import { Logo } from '@/components/layout/Logo';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { Station } from '@/components/layout/Station';
import { FilmCover } from '@/components/ui/FilmCover';
import { Icon } from '@/components/ui/Icon';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Plate } from '@/components/ui/Plate';
import { RichText } from '@/components/ui/RichText';
import { sanitizeHtml } from '@/lib/html/sanitize';
import { translator } from '@/lib/i18n/languages';

import type { Piece } from './addresses';
import { cardStories } from './card-stories';
import { controlStories } from './control-stories';
import { demoPage, longTitle, photo } from './demo-content';
import { onInk, onPhoto } from './grounds';
import { frameStories } from './frame-stories';
import styles from './Story.module.scss';

interface UiStory {
  /** Pieces that need the page's whole width, or a frame. */
  isWide?: boolean;
  /** Whether the piece has the page's `h1`. */
  hasOwnHeading?: boolean;
  states: Record<string, ReactNode>;
}

const t = translator('tr');
const film = { src: '/media/video/company-film.mp4', captions: [] };
const halfWidth = '(min-width: 768px) 50vw, 100vw';

function logo(color?: string, ground?: string) {
  const style = { '--logo-color': color, '--logo-bg': ground } as CSSProperties;
  return (
    <span className={styles.plate} style={color ? style : undefined}>
      <Logo />
    </span>
  );
}

const table = `<h3>Ölçüm</h3><p>Bir <strong>kalın</strong>, bir <em>eğik</em> söz, bir <a href="/page/jet-grout">bağlantı</a>.</p>
<ul><li>Bir</li><li>İki</li></ul><ol><li>Önce</li><li>Sonra</li></ol><blockquote>Yer altını önce ölçeriz.</blockquote>
<table><caption>Basınç sınıfları</caption><thead><tr><th scope="col">Sınıf</th><th scope="col">Basınç</th><th scope="col">Kullanım</th><th scope="col">Kür</th></tr></thead>
<tbody><tr><th scope="row">R3</th><td>≥ 25 MPa</td><td>Yüzey onarımı</td><td>7 gün</td></tr><tr><th scope="row">R4</th><td>≥ 45 MPa</td><td>Taşıyıcı onarım</td><td>28 gün</td></tr></tbody></table>`;

/** The shared pieces with their states, by the names of `pieces`. */
const uiStories = {
  icon: {
    states: {
      normal: <Icon name="drill" />,
      large: <Icon name="drill" size="large" />,
      brand: <Icon name="linkedin" />,
      'of an unknown name': <Icon name="no-such-icon" />,
    },
  },
  ...cardStories,
  ...controlStories,
  ...frameStories,
  'more-link': {
    states: {
      normal: <MoreLink href="#more-link" title="İncele" />,
      'about something': <MoreLink href="#more-link" title="İncele" about="Jet grout" />,
      'with a long title': <MoreLink href="#more-link" title={longTitle} />,
      'on ink': onInk(<MoreLink href="#more-link" title="İncele" />),
    },
  },
  plate: {
    isWide: true,
    states: {
      normal: onPhoto(<Plate href="#plate" title="Temel ve zemin işleri" />),
      'with a note': onPhoto(<Plate href="#plate" title="Temel ve zemin işleri" note="1 / 3" />),
      'with a long title': onPhoto(<Plate href="#plate" title={longTitle} note="2 / 3" />),
    },
  },
  picture: {
    states: {
      'of known size': <Picture image={photo} sizes={halfWidth} />,
      'as wide as a phone': <Picture image={photo} sizes={halfWidth} isWideOnPhone />,
      'of a bare address': <Picture image={{ src: photo.src, alt: photo.alt }} sizes={halfWidth} />,
      'first of its page': <Picture image={photo} sizes={halfWidth} isPriority />,
      'with a focal point': <Picture image={{ ...photo, focal: { x: 10, y: 80 } }} sizes={halfWidth} />,
      drawing: (
        <Picture
          image={{ src: '/media/logos/metro-yedihat.svg', width: 220, height: 110, alt: 'Yedihat' }}
          sizes="220px"
        />
      ),
      decoration: <Picture image={photo} sizes={halfWidth} isDecorative />,
    },
  },
  'broken-picture': {
    states: {
      alone: <Picture image={{ ...photo, src: '/media/photos/none.jpg' }} sizes={halfWidth} />,
      'in a card': (
        <div className={styles.narrow}>
          <TechnologyCard page={demoPage(1, { image: { ...photo, src: '/media/photos/none.jpg' } })} language="tr" />
        </div>
      ),
    },
  },
  'film-cover': {
    states: {
      'with cover and film': <FilmCover cover={photo} movie={film} sizes={halfWidth} t={t} />,
      'with a film of a platform': (
        <FilmCover
          cover={photo}
          movie={{ src: 'https://www.youtube.com/watch?v=orneksite01', captions: [] }}
          sizes={halfWidth}
          t={t}
        />
      ),
      'with a cover alone': <FilmCover cover={photo} sizes={halfWidth} t={t} />,
      'with a film alone': <FilmCover movie={film} sizes={halfWidth} t={t} />,
      'with neither': <FilmCover sizes={halfWidth} t={t} />,
    },
  },
  'rich-text': {
    states: {
      'with everything': <RichText html={sanitizeHtml(table, (href) => href)} />,
      'with a long word': <RichText html={`<p>${longTitle}</p>`} />,
    },
  },
  'not-found': {
    isWide: true,
    hasOwnHeading: true,
    states: { 'of a missing page': <NotFoundView language="tr" isUnavailable={false} /> },
  },
  unavailable: {
    isWide: true,
    hasOwnHeading: true,
    states: { 'while the backend fails': <NotFoundView language="tr" isUnavailable /> },
  },
  logo: {
    states: {
      'on paper': logo(),
      'white on the base colour': logo('#ffffff', '#85591d'),
      'white on blue': logo('#ffffff', '#3f76a6'),
      'ink on the base colour': logo('#14191c', '#bf8c4c'),
      'white on ink': logo('#ffffff', '#14191c'),
    },
  },
  station: {
    isWide: true,
    states: {
      'at the beginning': <div className={styles.stations}>{<Station metres={0} />}</div>,
      'past a kilometre': <div className={styles.stations}>{<Station metres={1200} />}</div>,
      'on a photograph': onPhoto(<Station metres={300} isOnPhoto />),
    },
  },
} satisfies Record<Piece, UiStory>;

/** The story of a piece with all its states. */
export function uiStory(piece: Piece): UiStory {
  return uiStories[piece];
}
