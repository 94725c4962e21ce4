import { definitions, type Section, type SectionType } from '@/components/sections/definitions';
import { loadFixture } from '@/components/sections/load-fixture';
import { SectionRenderer } from '@/components/sections/SectionRenderer';
import type { ApplicationModel } from '@/lib/content';
import { sanitizeHtml } from '@/lib/html/sanitize';
import type { Language } from '@/lib/i18n/languages';
import { parseSection } from '@/lib/sections/parse-section';

import styles from './SectionSample.module.scss';

interface Props {
  type: SectionType;
  model: ApplicationModel;
  language: Language;
}

/** What an example's pictures are here: the media library of this site has other ones. */
const samplePicture = '/drawings/sample.svg';

/** Whether there is a section type of that name. */
export function isSectionType(type: unknown): type is SectionType {
  return definitions.some((definition) => definition.type === type);
}

/** A section's example, rendered alone, for the picture of its type in the edit mode. */
export async function SectionSample({ type, model, language }: Props) {
  const section = parseSection<Section>(definitions, await loadFixture(type), type, {
    warn: () => undefined,
    resolveLink: (href) => href,
    sanitizeHtml: (html) => sanitizeHtml(html, (href) => href),
    resolveMedia: (src) => (/\.(?:mp4|vtt)$/.test(src) ? src : samplePicture),
  });
  return (
    // The layout delays the first paint until `#footer` is parsed.
    <main id="footer" inert className={styles.sample}>
      {section && (
        // As the second section of a page, so that nothing is animated and no picture is taken for the page's largest.
        <SectionRenderer sections={[section]} path="/" model={model} language={language} firstStation={1} />
      )}
    </main>
  );
}
