import type { Field } from '../../../lib/sections/define-section';
import { storageName } from '../blocks/storage-name';
import type { MediaId } from './context';
import { definitionOf } from './section';
import { isRecord, rowsOf } from './values';

/** The ids of all media that stored blocks refer to, so that they can be read in one query. */
export function mediaIdsOf(blocks: unknown): MediaId[] {
  const ids = rowsOf(blocks).flatMap((row) => {
    const definition = definitionOf(row);
    return definition ? idsInFields(definition.fields, row) : [];
  });
  return [...new Set(ids)];
}

/** The ids of the media in the values of a section or of a part of every page. */
export function idsInFields(
  fields: Readonly<Record<string, Field>>,
  stored: Readonly<Record<string, unknown>>,
): MediaId[] {
  return Object.entries(fields).flatMap(([name, field]) => idsInField(field, stored[storageName(name)]));
}

function idsInField(field: Field, stored: unknown): MediaId[] {
  switch (field.kind) {
    case 'list':
      return rowsOf(stored).flatMap((row) => idsInFields(field.fields, row));
    case 'group':
      return isRecord(stored) ? idsInFields(field.fields, stored) : [];
    case 'image':
    case 'file':
      return variantsOf(field, stored).flatMap(idOf);
    case 'movie':
      return variantsOf(field, stored).flatMap(idsInMovie);
    default:
      return [];
  }
}

function variantsOf({ localized }: Field, stored: unknown): unknown[] {
  return localized ? Object.values(isRecord(stored) ? stored : {}) : [stored];
}

function idsInMovie(movie: unknown): MediaId[] {
  if (!isRecord(movie)) return [];
  return [movie.file, movie.poster, ...rowsOf(movie.captions).map(({ file }) => file)].flatMap(idOf);
}

function idOf(value: unknown): MediaId[] {
  return typeof value === 'number' || typeof value === 'string' ? [value] : [];
}
