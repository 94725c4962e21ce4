import type { Field, Fields, SectionDefinition } from '../../../../lib/sections/define-section';
import { isSample } from '../../../../lib/sections/sample-texts';
import { storageName } from '../../blocks/storage-name';
import { allLanguages, defaultLanguage, type Localized } from '../../languages';
import type { StoredPage } from '../../wire/page';
import { definitionOf } from '../../wire/section';
import { inLanguage, isRecord, rowsOf, type StoredValues } from '../../wire/values';
import { listsOf } from '../sections/find-section';
import { isEmpty, leavesOf, variantsOf } from './leaves';
import { problem, type PageProblem } from './page-problem';

/** Fields that say what a section is about. The others are its body. */
const heading: ReadonlySet<string> = new Set(['title', 'subTitle', 'backgroundImage']);

/** Kinds that visitors read or look at; a colour or a choice alone shows nothing. */
const shown: ReadonlySet<Field['kind']> = new Set(['text', 'html', 'image', 'movie', 'file', 'tags', 'date']);

/** Whether visitors whose language is the default one see anything of a field. */
function isFilled(field: Field, stored: unknown): boolean {
  if (field.kind === 'list') return rowsOf(stored).some((row) => isAnyFilled(field.fields, row));
  if (field.kind === 'group') return isRecord(stored) && isAnyFilled(field.fields, stored);
  const value = field.localized ? inLanguage(stored as Localized<unknown>, defaultLanguage) : stored;
  return shown.has(field.kind) && !isEmpty(value);
}

const isAnyFilled = (fields: Fields, row: StoredValues) =>
  Object.entries(fields).some(([name, field]) => isFilled(field, row[storageName(name)]));

/** The name of the section's type in every language, which a new section has as its text until somebody writes one. */
function isPlaceholder({ label }: SectionDefinition, stored: unknown): boolean {
  const labels: Localized<string> = label;
  return allLanguages.every(({ code }) => {
    const value = inLanguage(stored as Localized<unknown>, code);
    return value === undefined ? code !== defaultLanguage : value === labels[code];
  });
}

/** A button that has only the address that every new item has, and a text that nobody wrote. */
function unwrittenButtons(fields: Fields, row: StoredValues, sectionId: string, path = ''): PageProblem[] {
  const { link, linkTitle } = fields;
  const own = { sectionId, field: `${path}linkTitle`, language: defaultLanguage };
  const isUnwritten =
    link?.kind === 'link' &&
    link.default !== undefined &&
    (isEmpty(row.link) || row.link === link.default) &&
    linkTitle !== undefined &&
    !isFilled(linkTitle, row.linkTitle);
  const below = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list'
      ? rowsOf(row[storageName(name)]).flatMap((item, index) =>
          unwrittenButtons(field.fields, item, sectionId, `${path}${name}.${index}.`),
        )
      : [],
  );
  return isUnwritten ? [problem('button_unwritten', { ...own, detail: String(link.default) }), ...below] : below;
}

function problemsOfSection(definition: SectionDefinition, row: StoredValues): PageProblem[] {
  const { fields, standsAlone } = definition;
  const sectionId = String(row.sectionId);
  const place = { sectionId, language: defaultLanguage };
  const body = Object.entries(fields).filter(([name]) => !heading.has(name));
  const hasBody = body.some(([name, field]) => isFilled(field, row[storageName(name)]));
  const canHaveBody = body.some(([, { kind }]) => kind === 'html' || kind === 'list');
  const isBare = !standsAlone && !isAnyFilled(fields, row);
  const { title } = fields;
  const lacksHeading = title && !title.required && !isFilled(title, row.title);
  const untouched = Object.entries(fields).filter(
    ([name, field]) => field.kind === 'text' && field.required && isPlaceholder(definition, row[storageName(name)]),
  );
  if (isBare) return [problem('section_empty', { ...place, field: null })];
  return [
    ...untouched.map(([name]) => problem('placeholder_text', { ...place, field: name })),
    ...(lacksHeading && hasBody ? [problem('heading_missing', { ...place, field: 'title' })] : []),
    ...(canHaveBody && !hasBody && !standsAlone ? [problem('body_missing', { ...place, field: null })] : []),
    ...unwrittenButtons(fields, row, sectionId),
  ];
}

/** Texts that came with a new section, in any language. */
const samplesIn = (page: StoredPage) =>
  leavesOf(page)
    .filter(({ isHidden }) => !isHidden)
    .flatMap((leaf) =>
      variantsOf(leaf)
        .filter(([, value]) => isSample(leaf.field, value))
        .map(([language]) => problem('placeholder_text', { sectionId: leaf.sectionId, field: leaf.path, language })),
    );

/** Sections that would show as an empty band, without a heading, or with texts that nobody wrote. */
export function contentProblems(page: StoredPage): PageProblem[] {
  const inSections = listsOf(page).flatMap((list) =>
    rowsOf(page[list]).flatMap((row) => {
      const definition = row.isHidden === true ? undefined : definitionOf(row);
      return definition ? problemsOfSection(definition, row) : [];
    }),
  );
  return [...inSections, ...samplesIn(page)];
}
