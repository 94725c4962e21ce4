import type { ApplicationModel } from '@/lib/content';
import type { Crumb } from '@/lib/content/breadcrumb';
import type { ContactAnswer } from '@/lib/forms/page-answers';
import type { Language, Translate } from '@/lib/i18n/languages';

import type { SectionByType, SectionType } from './definitions';

/** The context of a section. */
export interface SectionContext {
  language: Language;
  /** The language of the content. For an untranslated page it is the default one. */
  contentLanguage: Language;
  /** The interface texts in the content's language. */
  t: Translate;
  /** 1 for the section with the page's title, 2 for the others. */
  headingLevel: 1 | 2;
  /** Whether the section is the first of its page. Its picture is the largest one of the first view. */
  isFirst: boolean;
  /** Whether the section is the first or the second of its page, so that it may begin in the first view. */
  isNearTop: boolean;
  /** The position of this hero, if the page has several. */
  heroPosition?: { number: number; total: number };
  /** The way to the page, itself left out. */
  ancestors: Crumb[];
  /** Phone, e-mail and address, for the sections that name them. */
  siteInfo: ApplicationModel['siteInfo'];
  /** The address of the notice on personal data, if the footer or the menu leads to one. */
  privacyPage?: string;
  /** The result of a form that was sent without script. */
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
