import type { Field, Fields } from '../../../../lib/sections/define-section';
import { storageName } from '../../blocks/storage-name';
import { defaultLanguage, type Language } from '../../languages';
import { isRecord, rowsOf, type StoredValues } from '../../wire/values';
import { matchRows } from './match-rows';
import type { MediaRefs } from './media-refs';
import type { Problem } from './problem';
import { readLeaf, type LeafField } from './read-leaf';
import { newRowId } from './row-ids';
import { isSameView, viewOf } from './view';

const MAX_ITEMS = 200;

interface Edit {
  language: Language;
  media: MediaRefs;
  problems: Problem[];
}

/**
 * Merges an editor's values, in the shape of the wire, into a stored section. Other languages keep their texts. A field
 * that is not in the definition is an error: ignoring it would lose what was sent.
 *
 * @param values absent ones stay as they are; `null` and `''` clear. Lists and groups are sent whole
 * @returns the merged values, usable only without problems
 */
export function mergeValues(
  fields: Fields,
  stored: StoredValues,
  values: StoredValues,
  { language, media }: { language: Language; media: MediaRefs },
): { merged: StoredValues; problems: Problem[] } {
  const edit: Edit = { language, media, problems: [] };
  return { merged: mergeFields(fields, stored, values, '', edit, false), problems: edit.problems };
}

function mergeFields(
  fields: Fields,
  stored: StoredValues,
  values: StoredValues,
  path: string,
  edit: Edit,
  isWhole: boolean,
): StoredValues {
  const merged: Record<string, unknown> = { ...stored };
  for (const name of Object.keys(values)) {
    const isKnown = Object.hasOwn(fields, name) || (isWhole && name === 'rowId');
    if (!isKnown) edit.problems.push({ path: path + name.slice(0, 100), code: 'unknown' });
  }
  for (const [name, field] of Object.entries(fields)) {
    const isSent = Object.hasOwn(values, name);
    if (!isSent && !isWhole) continue;
    const key = storageName(name);
    merged[key] = mergeField(field, stored[key], isSent ? values[name] : undefined, path + name, edit);
  }
  return merged;
}

function mergeField(field: Field, stored: unknown, value: unknown, path: string, edit: Edit): unknown {
  if (field.kind === 'list') return mergeList(field.fields, rowsOf(stored), value ?? [], path, edit);
  if (field.kind === 'group') {
    const values = value ?? {};
    if (isRecord(values))
      return mergeFields(field.fields, isRecord(stored) ? stored : {}, values, `${path}.`, edit, true);
    edit.problems.push({ path, code: 'invalid' });
    return stored;
  }
  return mergeLeaf(field, stored, value, path, edit);
}

function mergeList(fields: Fields, stored: StoredValues[], value: unknown, path: string, edit: Edit): unknown {
  if (!Array.isArray(value) || value.length > MAX_ITEMS) {
    edit.problems.push({ path, code: Array.isArray(value) ? 'too_many' : 'invalid' });
    return stored;
  }
  value.forEach((item, index) => {
    if (!isRecord(item)) edit.problems.push({ path: `${path}.${index}`, code: 'invalid' });
  });
  const items = value.map((item: unknown) => (isRecord(item) ? item : {}));
  const rows = matchRows(stored, items, (row, item) => hasEqualValues(fields, row, item, edit));
  return items.map((item, index) =>
    mergeFields(fields, rows[index] ?? { id: newRowId() }, item, `${path}.${index}.`, edit, true),
  );
}

function hasEqualValues(fields: Fields, row: StoredValues, item: StoredValues, edit: Edit): boolean {
  const merged = mergeFields(fields, row, item, '', { ...edit, problems: [] }, true);
  return isSameView(viewOf(fields, merged, edit.language), viewOf(fields, row, edit.language));
}

function mergeLeaf(field: LeafField, stored: unknown, raw: unknown, path: string, edit: Edit): unknown {
  const leaf = readLeaf(field, raw, edit.media);
  if (!('value' in leaf)) {
    edit.problems.push({ path, ...leaf });
    return stored;
  }
  // Required texts are required in Turkish only: a missing translation does not prevent saving.
  const isNeeded = field.required && (!field.localized || edit.language === defaultLanguage);
  if (leaf.value === null && isNeeded) edit.problems.push({ path, code: 'required' });
  return field.localized ? { ...(isRecord(stored) ? stored : {}), [edit.language]: leaf.value } : leaf.value;
}
