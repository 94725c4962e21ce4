import type { Language } from '../languages';
import type { WirePageCopy } from '../wire/page';
import type { SeedPage } from './content';
import { sectionToStored, type FindMedia, type StoredSection } from './section-to-stored';

interface StoredCopy {
  title?: string;
  description?: string;
  keywords?: string;
  summary?: string;
  sections: StoredSection[];
  dataHtml?: string;
  dataSections: StoredSection[];
}

export interface StoredSeedPage {
  /** The whole page in Turkish. */
  turkish: StoredCopy & Record<string, unknown>;
  translations: [Language, StoredCopy][];
}

/** Converts a page of the wire into the data of its Turkish version and of each translation. */
export function pageToStored(page: SeedPage, order: number, findMedia: FindMedia): StoredSeedPage {
  const { uuid, pageKey, link, isVisible, categories, logoColor, logoBgColor } = page;
  const frame = { uuid, pageKey, link, isVisible, categories, logoColor, logoBgColor, order };
  return {
    turkish: { ...frame, dataKind: dataKindOf(page.data), ...copyToStored(page, findMedia) },
    translations: (Object.entries(page.otherLangs) as [Language, WirePageCopy][]).map(([language, copy]) => [
      language,
      copyToStored(copy, findMedia),
    ]),
  };
}

function dataKindOf(data: SeedPage['data']): string {
  if (data === null || data === undefined) return 'none';
  if (typeof data === 'string') return 'html';
  return Array.isArray(data) ? 'sections' : 'section';
}

function copyToStored({ title, description, keywords, summary, sections, data }: WirePageCopy, findMedia: FindMedia) {
  const toStored = (section: (typeof sections)[number]) => sectionToStored(section, findMedia);
  const dataSections = data && typeof data === 'object' ? [data].flat() : [];
  return {
    title,
    description,
    keywords,
    summary,
    sections: sections.map(toStored),
    dataHtml: typeof data === 'string' ? data : undefined,
    dataSections: dataSections.map(toStored),
  } satisfies StoredCopy;
}
