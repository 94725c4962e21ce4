import { definitions } from '../../../../components/sections/definitions';
import type { Field, Label } from '../../../../lib/sections/define-section';
import { freeId } from '../../hooks/complete-sections';
import { siteLanguages, type Language } from '../../languages';
import type { StoredPage } from '../../wire/page';
import { definitionOf } from '../../wire/section';
import { rowsOf, type StoredValues } from '../../wire/values';
import { badRequest, EditError, notFound } from '../http/edit-error';
import { inPlaceOf, isReference, referenceType, sectionOf } from '../../reusable/reference';
import { marksOfSection, withMarks } from '../translations/marks-of-section';
import { findSection, listsOf, replaceSection, sectionIdsOf, type ListName, type Place } from './find-section';
import type { Copied, SectionChange } from './read-change';
import { newRowId, withNewRowIds } from './row-ids';
import { sampleSection } from './sample-section';

/** A page that has more, from an import or the admin, may keep them. */
const MAX_SECTIONS = 100;
const ORDER_STEP = 10;

/**
 * The page with its sections changed.
 *
 * @param taken ids that no new section gets, although none on the page has them
 * @param source the newest version that has the section to restore, the page of the section to paste, or that of the
 * reusable section
 * @throws EditError 404 for a section that is not on the page, 400 when the result is not possible
 */
export function changeSections(
  page: StoredPage,
  change: SectionChange,
  source?: StoredPage,
  taken: ReadonlySet<string> = new Set(),
): StoredPage {
  if (page.isReusable) throw badRequest('a reusable section is one section, and stays it');
  switch (change.kind) {
    case 'add':
      return insert(page, newSection(page, taken, change.type, change.language), change.afterId);
    case 'duplicate': {
      const place = placeOf(page, change.id);
      const { row, marks } = copyFor(page, taken, page, place.row);
      return withMarks(arrange(page, place.list, insertAfter(inOrder(page, place.list), row, change.id)), marks);
    }
    case 'paste': {
      const { row, marks } = copyFor(page, taken, ...copiedRow(source, change.from));
      return withMarks(insert(page, row, change.afterId), marks);
    }
    case 'addReusable':
      return insert(page, referenceFor(page, taken, source), change.afterId);
    case 'detach': {
      const place = placeOf(page, change.id);
      const section = source && sectionOf(source);
      if (!isReference(place.row) || !section) throw notFound(`the section ${change.id} is not a reusable one`);
      const ids = new Map<string, string>();
      const detached = replaceSection(page, place, inPlaceOf(place.row, withNewRowIds(section, ids)));
      return withMarks(detached, marksOfSection(source, String(section.sectionId), change.id, ids));
    }
    case 'delete': {
      const place = placeOf(page, change.id);
      return arrange(page, place.list, without(page, place));
    }
    case 'move': {
      const place = placeOf(page, change.id);
      if (change.afterId !== null && placeOf(page, change.afterId).list !== place.list) {
        throw badRequest('a section stays in its part of the page');
      }
      if (change.afterId === change.id) throw badRequest('a section cannot follow itself');
      return arrange(page, place.list, insertAfter(without(page, place), place.row, change.afterId));
    }
    case 'restore':
      return findSection(page, change.id) ? page : restore(page, change.id, source);
    default: {
      const { list, index, row } = placeOf(page, change.id);
      return { ...page, [list]: rowsOf(page[list]).with(index, { ...row, isHidden: change.kind === 'hide' }) };
    }
  }
}

/** What a change of sections depends on: the sections, their order, and which are hidden. */
export function structureOf(page: StoredPage): unknown {
  return listsOf(page).map((list) =>
    inOrder(page, list).map(({ sectionId, isHidden }) => [sectionId, isHidden === true]),
  );
}

function placeOf(page: StoredPage, id: string): Place {
  const place = findSection(page, id);
  if (!place) throw notFound(`there is no section ${id} on this page`);
  return place;
}

/** The deleted section as it was last, after the section that it followed, if that is still there. */
function restore(page: StoredPage, id: string, former: StoredPage | undefined): StoredPage {
  if (!former) throw notFound(`no version of this page has a section ${id}`);
  const place = placeOf(former, id);
  const list = listsOf(page).includes(place.list) ? place.list : 'sections';
  const before = inOrder(former, place.list);
  const rows = inOrder(page, list);
  const isHere = (row: StoredValues) => rows.some(({ sectionId }) => sectionId === row.sectionId);
  const previous = before.slice(0, before.indexOf(place.row)).findLast(isHere);
  const restored = arrange(page, list, insertAfter(rows, place.row, previous ? String(previous.sectionId) : null));
  return withMarks(restored, marksOfSection(former, id));
}

function copiedRow(source: StoredPage | undefined, { id }: Copied): [from: StoredPage, row: StoredValues] {
  if (!source)
    throw new EditError(404, 'copy_gone', { reason: 'the version that was copied from is not kept any more' });
  const { row } = placeOf(source, id);
  if (!definitionOf(row) && !isReference(row)) throw badRequest('unknown type of section');
  return [source, row];
}

/** A place on the page for a reusable section. */
function referenceFor(page: StoredPage, taken: ReadonlySet<string>, source: StoredPage | undefined): StoredValues {
  const section = source?.isReusable ? sectionOf(source) : undefined;
  if (!section) throw notFound('there is no such reusable section');
  const sectionId = newSectionId(page, taken, String(section.blockType));
  return { id: newRowId(), blockType: referenceType, sectionId, reusable: source?.uuid };
}

/** A section of a page as a new one of this page, with all its languages, and the marks of its outdated ones. */
function copyFor(page: StoredPage, taken: ReadonlySet<string>, from: StoredPage, row: StoredValues) {
  const sectionId = newSectionId(page, taken, String(row.blockType));
  const ids = new Map<string, string>();
  const copy: StoredValues = { ...withNewRowIds(row, ids), sectionId };
  return { row: copy, marks: marksOfSection(from, String(row.sectionId), sectionId, ids) };
}

/** @param afterId without one, the end of the page */
function insert(page: StoredPage, row: StoredValues, afterId: string | undefined): StoredPage {
  const list = afterId === undefined ? 'sections' : placeOf(page, afterId).list;
  const rows = inOrder(page, list);
  return arrange(page, list, afterId === undefined ? [...rows, row] : insertAfter(rows, row, afterId));
}

/** A section without its required texts would not show, so they get the name of the type first. */
function newSection(page: StoredPage, taken: ReadonlySet<string>, type: string, language?: Language): StoredValues {
  const definition = definitions.find((each) => each.type === type);
  if (!definition) throw badRequest('unknown type of section');
  const { fields } = definition;
  const required = Object.entries<Field>(fields).filter(([, field]) => field.kind === 'text' && field.required);
  // Those of a language that the site does not offer would count as a translation once it does.
  const { label }: { label: Label } = definition;
  const texts = Object.fromEntries(siteLanguages().flatMap((code) => (label[code] ? [[code, label[code]]] : [])));
  return {
    id: newRowId(),
    blockType: type,
    sectionId: newSectionId(page, taken, type),
    ...(language ? sampleSection(fields, language) : Object.fromEntries(required.map(([name]) => [name, texts]))),
  };
}

function newSectionId(page: StoredPage, taken: ReadonlySet<string>, blockType: string): string {
  return freeId(blockType, new Set([...taken, ...sectionIdsOf(page)]));
}

/** The order that visitors see. */
function inOrder(page: StoredPage, list: ListName): StoredValues[] {
  return rowsOf(page[list]).toSorted((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
}

const without = (page: StoredPage, { list, row }: Place) => inOrder(page, list).filter((each) => each !== row);

function insertAfter(rows: StoredValues[], row: StoredValues, afterId: string | null): StoredValues[] {
  return rows.toSpliced(rows.findIndex(({ sectionId }) => sectionId === afterId) + 1, 0, row);
}

function arrange(page: StoredPage, list: ListName, rows: StoredValues[]): StoredPage {
  const isWrongCount = list === 'dataSections' && page.dataKind === 'section' && rows.length !== 1;
  const isTooMany = rows.length > MAX_SECTIONS && rows.length > rowsOf(page[list]).length;
  if (isWrongCount || isTooMany) {
    throw new EditError(400, 'validation', { problems: [{ path: list, code: isWrongCount ? 'invalid' : 'too_many' }] });
  }
  return { ...page, [list]: rows.map((row, index) => ({ ...row, order: (index + 1) * ORDER_STEP })) };
}
