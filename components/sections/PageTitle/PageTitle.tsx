import type { CSSProperties } from 'react';

import { CoverPicture } from '@/components/ui/CoverPicture';
import { carriesWhiteText, darkTextOn, opaqueOnWhite } from '@/lib/color/contrast';
import { translator } from '@/lib/i18n/languages';

import { headingId, type SectionProps } from '../section-props';
import styles from './PageTitle.module.scss';

/** The head of a page: breadcrumb, title and sub-title on a photograph, or on a drawing in the page's colour. */
export function PageTitle({ section, context }: SectionProps<'pageTitle'>) {
  const { title, subTitle, backgroundImage, pageHeaderColor, pageHeaderHeight } = section;
  const { headingLevel, isFirst, ancestors, language, contentLanguage } = context;
  const isForeign = contentLanguage !== language;
  const Heading = `h${headingLevel}` as const;
  const isDark = Boolean(backgroundImage) || !pageHeaderColor || carriesWhiteText(pageHeaderColor);
  const style = {
    // Per cent of the window, since a share of the section's own height has no effect.
    '--height': pageHeaderHeight.replace('%', 'svh'),
    '--color': pageHeaderColor && opaqueOnWhite(pageHeaderColor),
    color: pageHeaderColor && !isDark ? darkTextOn(pageHeaderColor) : undefined,
  } as CSSProperties;
  return (
    <div
      className={[styles.title, !backgroundImage && styles.drawn, isDark && 'on-dark'].filter(Boolean).join(' ')}
      style={style}
    >
      <div className={isFirst ? styles.media : `${styles.media} near-only`}>
        {backgroundImage ? (
          <CoverPicture image={backgroundImage} crop="square" isPriority={isFirst} />
        ) : (
          <div className={styles.blueprint} />
        )}
      </div>
      <nav
        className={styles.breadcrumb}
        aria-label={translator(language)('breadcrumb')}
        lang={isForeign ? language : undefined}
      >
        <ol>
          {ancestors.map((ancestor, index) => (
            <li key={index} lang={ancestor.foreign?.title}>
              {ancestor.link ? <a href={ancestor.link}>{ancestor.title}</a> : ancestor.title}
            </li>
          ))}
          <li aria-current="page" lang={isForeign ? contentLanguage : undefined}>
            {title}
          </li>
        </ol>
      </nav>
      <div className={styles.text}>
        <Heading id={headingId(section)}>{title}</Heading>
        {subTitle && <p>{subTitle}</p>}
      </div>
      {backgroundImage && <div className={styles.foot} aria-hidden="true" />}
    </div>
  );
}
