import { LazyContent } from '@/components/ui/LazyContent';
import { MoreLink } from '@/components/ui/MoreLink';
import type { Translate } from '@/lib/i18n/languages';

import { MapFrame } from './MapFacade.client';
import styles from './MapFacade.module.scss';
import { mapPlace } from './map-embed';

interface Props {
  id: string;
  mapLink: string;
  headingLevel: 2 | 3;
  t: Translate;
}

/** In pixels. */
const height = 600;

/** A map behind a drawing of contour lines: the map service is contacted only when a visitor asks for the map. */
export function MapFacade({ id, mapLink, headingLevel, t }: Props) {
  const { provider, embed, link } = mapPlace(mapLink);
  const Heading = `h${headingLevel}` as const;
  const drawing = (
    <>
      <img src="/drawings/map-contours.svg" alt="" width={1600} height={height} loading="lazy" decoding="async" />
      <svg className={styles.pin} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d="M20 0V40M0 20H40" />
        <path d="M13 13H27V27H13Z" />
      </svg>
    </>
  );
  const heading = <Heading>{t('findUsOnMap')}</Heading>;
  const text = <p>{embed && provider ? t('mapConsent', { provider }) : t('mapElsewhere')}</p>;
  const way = <MoreLink href={link} title={t('getDirections')} />;
  return (
    <LazyContent id={id} className={styles.map} height={height} frame={embed && new URL(embed).origin}>
      {embed && provider ? (
        <MapFrame
          src={embed}
          title={t('mapTitle', { provider })}
          showLabel={t('showMap')}
          drawing={drawing}
          heading={heading}
          text={text}
          link={way}
        />
      ) : (
        <>
          {drawing}
          <div className={styles.card}>
            {heading}
            {text}
            <div className={styles.actions}>{way}</div>
          </div>
        </>
      )}
    </LazyContent>
  );
}
