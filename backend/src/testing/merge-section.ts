import { definitionOf } from '../wire/section';
import type { StoredValues } from '../wire/values';
import type { MediaRefs } from '../editing/sections/media-refs';
import { mergeValues } from '../editing/sections/merge-values';

const noMedia: MediaRefs = { byId: new Map(), byFilename: new Map() };

/** A section of a type with the values of a form. */
export function merge(
  type: string,
  stored: StoredValues,
  values: object,
  language: 'tr' | 'en' = 'tr',
  media = noMedia,
) {
  const definition = definitionOf({ blockType: type });
  if (!definition) throw new Error(type);
  return mergeValues(definition.fields, stored, values as StoredValues, { language, media });
}
