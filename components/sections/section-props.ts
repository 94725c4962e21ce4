import type { ApplicationModel } from '@/lib/content';
import type { Crumb } from '@/lib/content/breadcrumb';
import type { ContactAnswer } from '@/lib/forms/page-answers';
import type { Language, Translate } from '@/lib/i18n/languages';

import type { SectionByType, SectionType } from './definitions';

/** What a section knows of the page around it. */
export interface SectionContext {
  language: Language;
  /** The language the content is in, which an untranslated page has in common with the default one. */
  contentLanguage: Language;
  /** The interface's texts in the content's language. */
  t: Translate;
  /** 1 for the section that names the page, 2 for the others. */
  headingLevel: 1 | 2;
  /** Whether the section is the first of its page: its picture is the largest of the first view. */
  isFirst: boolean;
  /** Which of the page's heroes this is, for a hero that is not alone. */
  heroPosition?: { number: number; total: number };
  /** The way to the page, itself left out. */
  ancestors: Crumb[];
  /** Phone, e-mail and address, for the sections that name them. */
  siteInfo: ApplicationModel['siteInfo'];
  /** What came of a form that was sent without script. */
  contactAnswer?: ContactAnswer;
}

export interface SectionProps<T extends SectionType> {
  section: SectionByType<T>;
  context: SectionContext;
}

/** The id of a section's heading, which names the section for assistive technology. */
export function headingId(section: { id: string }): string {
  return `${section.id}-title`;
}
