import { fieldsOfPart, type PartName } from '../../../../components/layout/parts/definitions';
import type { Field, Fields } from '../../../../lib/sections/define-section';
import { unmovedIds } from '../../../../lib/sections/unmoved-ids';
import { storageName } from '../../blocks/storage-name';
import { defaultLanguage, type Language, type Localized } from '../../languages';
import { inLanguage, rowsOf, type StoredValues, textOf } from '../../wire/values';
import type { StoredPart } from '../parts/read-part';
import { isSameView, viewOf } from '../sections/view';

/** How a field of a part, or an entry of its lists, changed from one version to the next. */
export interface PartChange {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The field of the part that it is in. */
  field: string;
  /** The titles of the entry and of those around it, in Turkish; absent for a field that is no list. */
  entry?: string[];
}

type Entry = Required<PartChange>['entry'];
type ListField = Extract<Field, { kind: 'list' }>;

const isList = (field: Field): field is ListField => field.kind === 'list';

/** Its title, or whatever it has instead. */
function nameOf({ title, name, link }: StoredValues): string {
  const text = (value: unknown) => textOf(inLanguage(value as Localized<unknown>, defaultLanguage));
  return text(title) ?? text(name) ?? textOf(name) ?? textOf(link) ?? '';
}

/** The ids of rows may differ between versions, although visitors see the same. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (key, each: unknown) => (key === 'id' || key === 'key' ? undefined : each)));

/** The fields of an entry, without the lists in it. */
const ownFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !isList(field)));

function isSame(fields: Fields, was: StoredValues, is: StoredValues, languages: readonly Language[]): boolean {
  const view = (row: StoredValues, language: Language) => viewOf(fields, withoutIds(row) as StoredValues, language);
  return languages.every((language) => isSameView(view(was, language), view(is, language)));
}

/** The entries of two versions that are one entry: of the same id, or else of the same content. */
function pairsOf(field: ListField, was: StoredValues[], is: StoredValues[], languages: readonly Language[]) {
  const byId = new Map(is.flatMap((row) => was.filter(({ id }) => id === row.id).map((former) => [row, former])));
  const left = was.filter((row) => ![...byId.values()].includes(row));
  for (const row of is.filter((each) => !byId.has(each))) {
    const former = left.findIndex((each) => isSame(field.fields, each, row, languages));
    if (former >= 0) byId.set(row, ...(left.splice(former, 1) as [StoredValues]));
  }
  return byId;
}

type Change = Omit<PartChange, 'field'>;

function listChanges(
  field: ListField,
  [was, is]: readonly [StoredValues[], StoredValues[]],
  around: Entry,
  languages: readonly Language[],
): Change[] {
  const pairs = pairsOf(field, was, is, languages);
  const place = (row: StoredValues | undefined) => String(row ? was.indexOf(row) : -1);
  const kept = is.filter((row) => pairs.has(row));
  const inPlace = unmovedIds(
    was.map((row) => place(row)),
    kept.map((row) => place(pairs.get(row))),
  );
  const removed = was.filter((row) => ![...pairs.values()].includes(row));
  return [
    ...is.flatMap((row): Change[] => {
      const entry = [...around, nameOf(row)];
      const former = pairs.get(row);
      if (!former) return [{ kind: 'added', entry }];
      const isChanged = !isSame(ownFields(field.fields), former, row, languages);
      const isMoved = !inPlace.has(place(former));
      return [
        ...(isChanged ? [{ kind: 'changed' as const, entry }] : isMoved ? [{ kind: 'moved' as const, entry }] : []),
        ...Object.entries(field.fields).flatMap(([name, below]) =>
          isList(below)
            ? listChanges(below, [rowsOf(former[storageName(name)]), rowsOf(row[storageName(name)])], entry, languages)
            : [],
        ),
      ];
    }),
    ...removed.map((row): Change => ({ kind: 'removed', entry: [...around, nameOf(row)] })),
  ];
}

/** What one version of a part of every page changed in the one before. */
export function partChanges(
  name: PartName,
  [before, after]: readonly [StoredPart, StoredPart],
  languages: readonly Language[],
): PartChange[] {
  return Object.entries(fieldsOfPart(name)).flatMap(([key, field]): PartChange[] => {
    if (isList(field)) {
      const rows = [rowsOf(before[storageName(key)]), rowsOf(after[storageName(key)])] as const;
      return listChanges(field, rows, [], languages).map((change) => ({ ...change, field: key }));
    }
    return isSame({ [key]: field }, before, after, languages) ? [] : [{ kind: 'changed', field: key }];
  });
}
