import type { PageProblem } from '@/lib/edit/edit-info';
import { inLanguage, isLanguage, type Language } from '@/lib/i18n/languages';
import type { Field, Fields } from '@/lib/sections/define-section';

import type { PanelName } from '../state/edit-context';
import type { EditKey } from './edit-texts';

const texts: Readonly<Record<string, EditKey>> = {
  alt_missing: 'editAltMissing',
  link_broken: 'editLinkBroken',
  link_unpublished: 'editLinkUnpublished',
  required_missing: 'editRequiredMissing',
  translation_missing: 'editTranslationMissing',
  heading_order: 'editHeadingOrder',
  image_too_large: 'editImageTooLarge',
  description_missing: 'editDescriptionMissing',
  title_too_long: 'editTitleTooLong',
  section_empty: 'editSectionEmpty',
  body_missing: 'editBodyMissing',
  heading_missing: 'editHeadingMissing',
  placeholder_text: 'editPlaceholderText',
  button_unwritten: 'editButtonUnwritten',
  translation_outdated: 'editTranslationOutdated',
  reusable_gone: 'editReusableGone',
  reusable_draft: 'editReusableDraft',
};

/** The text of a problem of the page. */
export function pageProblemText({ code }: PageProblem): EditKey {
  return texts[code] ?? 'editOtherProblem';
}

/** The panel in which a problem can be corrected. */
export function panelOf({ sectionId }: PageProblem): PanelName {
  return sectionId === null ? 'page' : `section:${sectionId}`;
}

/** The language of a problem; undefined if it concerns all languages. */
export function languageOf({ language }: PageProblem): Language | undefined {
  return language && isLanguage(language) ? language : undefined;
}

/** The labels of a field and of the fields around it: Öğeler 2, Başlık. */
export function fieldLabels(fields: Fields, path: string | null, language: Language): string[] {
  const [name = '', ...rest] = path?.split('.') ?? [];
  const field: Field | undefined = fields[name];
  if (!field) return [];
  const label = inLanguage(field.label, language);
  if (field.kind === 'group') return [label, ...fieldLabels(field.fields, rest.join('.'), language)];
  if (field.kind !== 'list' || rest.length === 0) return [label];
  const [index = '', ...below] = rest;
  return [`${label} ${Number(index) + 1}`, ...fieldLabels(field.fields, below.join('.'), language)];
}
