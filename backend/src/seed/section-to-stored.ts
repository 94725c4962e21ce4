import type { Field, Fields, LeafKind } from '../../../lib/sections/define-section';
import { storageName } from '../blocks/storage-name';
import type { MediaId } from '../wire/context';
import { definitionOf, type WireSection } from '../wire/section';
import { isRecord, rowsOf, type StoredValues } from '../wire/values';

/** Finds the media record of a path such as `/media/photos/hero-dam.jpg`. */
export type FindMedia = (src: string) => MediaId | undefined;

type LeafMapper = (value: unknown, findMedia: FindMedia) => unknown;

const unchanged: LeafMapper = (value) => value;

/** The reverse of `wire/fields.ts`: the form value of each kind. */
const leafMappers: Record<LeafKind, LeafMapper> = {
  text: unchanged,
  html: unchanged,
  link: unchanged,
  icon: unchanged,
  color: unchanged,
  length: unchanged,
  date: unchanged,
  choice: unchanged,
  boolean: unchanged,
  tags: unchanged,
  image: (value, findMedia) => requireMedia(isRecord(value) ? value.src : value, findMedia),
  movie: movieToStored,
  file: (value, findMedia) => requireMedia(isRecord(value) ? value.src : value, findMedia),
};

/** @throws for a path without a file in the media folder */
export function requireMedia(src: unknown, findMedia: FindMedia): MediaId {
  const id = findMedia(String(src));
  if (id === undefined) throw new Error(`${String(src)} is not in the media folder`);
  return id;
}

function movieToStored(value: unknown, findMedia: FindMedia): StoredValues {
  const movie = isRecord(value) ? value : { src: value };
  const file = findMedia(String(movie.src));
  return {
    ...(file === undefined ? { url: movie.src } : { file }),
    ...(movie.poster !== undefined && { poster: requireMedia(movie.poster, findMedia) }),
    ...(movie.captions !== undefined && {
      captions: rowsOf(movie.captions).map(({ src, language }) => ({ file: requireMedia(src, findMedia), language })),
    }),
  };
}

function fieldToStored(field: Field, value: unknown, findMedia: FindMedia): unknown {
  if (field.kind === 'list') return rowsOf(value).map((row) => fieldsToStored(field.fields, row, findMedia));
  if (field.kind === 'group') return isRecord(value) ? fieldsToStored(field.fields, value, findMedia) : undefined;
  return leafMappers[field.kind](value, findMedia);
}

function fieldsToStored(fields: Fields, wire: StoredValues, findMedia: FindMedia): Record<string, unknown> {
  const stored: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (wire[name] !== undefined) stored[storageName(name)] = fieldToStored(field, wire[name], findMedia);
  }
  return stored;
}

export interface StoredSection extends Record<string, unknown> {
  blockType: string;
  sectionId: string;
  order: number;
}

/** Converts a section of the wire, in one language, into the block of an editor's form. */
export function sectionToStored(section: WireSection, findMedia: FindMedia): StoredSection {
  const { id, type, order, ...values } = section;
  const definition = definitionOf({ blockType: type });
  if (!definition) throw new Error(`There is no section type ${type}`);
  return { ...fieldsToStored(definition.fields, values, findMedia), blockType: type, sectionId: id, order };
}
