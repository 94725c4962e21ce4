import { fieldsOfPart, isPartName, partDefinitions, type PartName } from '@/components/layout/parts/definitions';
import { definitions } from '@/components/sections/definitions';
import { type Draft, everyPage } from '@/lib/edit/draft';
import type { EditedParts } from '@/lib/edit/edit-info';
import { type ReusableSection, reusableOf } from '@/lib/edit/reusable';
import { toValues } from '@/lib/edit/values/to-values';
import type { Values } from '@/lib/edit/values/types';
import { copyOf, type Raw, sectionOf } from '@/lib/edit/wire-page';
import { field, type Fields, type Label } from '@/lib/sections/define-section';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';

import { storedOfReusable } from './page-drafts';

/** What a form edits: a section, the page's own settings, or a part of every page. */
export interface Subject {
  /** What it is on this page, and the key of its unsaved edits in the browser's storage. */
  target: string;
  /** Where its unsaved edits are stored, if it is edited on several pages. */
  stored?: Draft['stored'];
  /** The section's type; undefined for the page's settings. */
  type?: string;
  /** A part of every page. */
  part?: PartName;
  /** The reusable section that is shown here: what is saved is changed on every page. */
  reusable?: ReusableSection;
  /** Its revision, if it is not that of the page. */
  revision?: string;
  label: Label;
  fields: Fields;
  /** Its values on a page, in a language. */
  values: (page: Raw, language: Language) => Values;
  /** The call that saves it, without revision and values. */
  call: { name: string; body: Raw };
  /** Its saved values, from the answer to that call. */
  savedValues: (data: Raw, language: Language) => Values | undefined;
}

/** The fields of the page itself that an editor can set. */
const pageFields = {
  title: field('text', { tr: 'Sayfa başlığı', en: 'Page title', de: 'Seitentitel' }, { required: true }),
  description: field('text', { tr: 'Açıklama', en: 'Description', de: 'Beschreibung' }, { multiline: true }),
  keywords: field('text', { tr: 'Anahtar sözcükler', en: 'Keywords', de: 'Schlagwörter' }),
  isVisible: field('boolean', { tr: 'Ziyaretçilere görünür', en: 'Visible to visitors', de: 'Für Besucher sichtbar' }),
  logoColor: field('color', { tr: 'Logo rengi', en: 'Logo colour', de: 'Farbe des Logos' }),
  logoBgColor: field('color', {
    tr: 'Logo zemin rengi',
    en: 'Logo background colour',
    de: 'Hintergrundfarbe des Logos',
  }),
} satisfies Fields;

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

const pageValues = (page: Raw, language: Language) => toValues(pageFields, page, copyOf(page, language));

/** Prefix of the ids of a form's fields. */
export function idPrefixOf({ target }: Subject, language: Language): string {
  return `edit-${target.replace(/\W/g, '-')}-${language}`;
}

export function pageSubject(pageKey: string): Subject {
  return {
    target: 'page',
    label: { tr: 'Sayfa ayarları', en: 'Page settings', de: 'Seiteneinstellungen' },
    fields: pageFields,
    values: pageValues,
    call: { name: 'SavePage', body: { pageKey } },
    savedValues: ({ page }, language) => (isRecord(page) ? pageValues(page, language) : undefined),
  };
}

/**
 * @param formerType the type of a section that was deleted
 * @returns undefined if the page has no such section, or the section's type is unknown
 */
export function sectionSubject(page: Raw, pageKey: string, id: string, formerType?: string): Subject | undefined {
  const section = sectionOf(page, defaultLanguage, id);
  const type = section?.type ?? formerType;
  const definition = definitions.find((each) => each.type === type);
  if (!definition) return undefined;
  const fields: Fields = definition.fields;
  const reusable = reusableOf(section);
  return {
    target: `section:${id}`,
    type: definition.type,
    ...(reusable && { reusable, revision: reusable.revision, stored: storedOfReusable(reusable) }),
    label: definition.label,
    fields,
    values: (now, language) => toValues(fields, sectionOf(now, defaultLanguage, id), sectionOf(now, language, id)),
    call: {
      name: 'SaveSection',
      body: reusable ? { pageKey: reusable.pageKey, sectionId: reusable.sectionId } : { pageKey, sectionId: id },
    },
    savedValues: ({ section: now }) => (isRecord(now) ? toValues(fields, now, now) : undefined),
  };
}

/** @param parts the drafts of all parts; without them the form has no values, which is enough for its label */
export function partSubject(name: PartName, parts?: EditedParts): Subject {
  const { label } = partDefinitions[name];
  const [fields, part] = [fieldsOfPart(name), parts?.[name]];
  return {
    target: `part:${name}`,
    stored: { pageKey: everyPage, target: `part:${name}` },
    part: name,
    revision: part?.revision,
    label,
    fields,
    values: (_page, language) => toValues(fields, part?.languages[defaultLanguage], part?.languages[language]),
    call: { name: 'SavePart', body: { part: name } },
    savedValues: ({ part: now }) => (isRecord(now) ? toValues(fields, now, now) : undefined),
  };
}

/**
 * The subject of a panel; undefined if the panel is not a form, or its section was deleted.
 *
 * @param formerType the type of a section that was deleted
 * @param parts the drafts of the parts of every page
 */
export function subjectOf(
  page: Raw,
  pageKey: string,
  target: string,
  formerType?: string,
  parts?: EditedParts,
): Subject | undefined {
  if (target === 'page') return pageSubject(pageKey);
  const [kind, id = ''] = target.split(/:(.*)/);
  if (kind === 'part') return isPartName(id) ? partSubject(id, parts) : undefined;
  return kind === 'section' ? sectionSubject(page, pageKey, id, formerType) : undefined;
}
