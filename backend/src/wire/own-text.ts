import type { Fields } from '../../../lib/sections/define-section';
import { definitionOf, type WireSection } from './section';
import { isRecord, rowsOf } from './values';

function hasOwnText(fields: Fields, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = values[name];
    if (field.kind === 'group') return isRecord(value) && hasOwnText(field.fields, value);
    if (field.kind === 'list') return rowsOf(value).some((row) => hasOwnText(field.fields, row));
    return field.localized && (typeof value === 'string' || Array.isArray(value)) && value.length > 0;
  });
}

/** Whether a section has text in a language: pictures, links and colours are shared by all languages. */
export function hasText(section: WireSection): boolean {
  const definition = definitionOf({ blockType: section.type });
  return definition !== undefined && hasOwnText(definition.fields, section);
}
