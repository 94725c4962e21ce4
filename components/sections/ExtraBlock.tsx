import type { ReactNode } from 'react';

import { Station } from '@/components/layout/Station';
import { RichText } from '@/components/ui/RichText';
import type { ApplicationModel, Page } from '@/lib/content';
import type { Language } from '@/lib/i18n/languages';

import type { Section } from './definitions';
import styles from './ExtraBlock.module.scss';
import surface from './SectionRenderer.module.scss';
import { SectionRenderer, stationDistance } from './SectionRenderer';

interface Props {
  page: Page;
  /** The bare path of the page. */
  path: string;
  model: ApplicationModel;
  language: Language;
  contentLanguage?: Language;
  /** Whether the page's title is above its sections. */
  isNamed?: boolean;
  /** The number of sections before the block. */
  firstStation: number;
  wrap?: (section: Section, rendered: ReactNode) => ReactNode;
}

/** The number of sections in a page's extra block. */
export function extraStations({ extraBlock }: Page): number {
  if (!extraBlock) return 0;
  return extraBlock.kind === 'html' ? 1 : extraBlock.sections.length;
}

/** The optional extra data block of a page, after its sections (docs/contract.md#page). */
export function ExtraBlock({ page, firstStation, ...frame }: Props) {
  const { extraBlock } = page;
  if (!extraBlock) return null;
  if (extraBlock.kind === 'sections') {
    const { sections } = extraBlock;
    return <SectionRenderer {...frame} page={page} sections={sections} firstStation={firstStation} />;
  }
  return (
    <section className={`${surface.section} ${surface.paper}`} data-section="extra" lang={extraBlock.contentLanguage}>
      <Station metres={firstStation * stationDistance} />
      <div className={`${surface.inside} ${styles.extra}`}>
        <RichText html={extraBlock.html} />
      </div>
    </section>
  );
}
