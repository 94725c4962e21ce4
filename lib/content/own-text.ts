import { definitions } from '../../components/sections/definitions';
import type { Fields } from '../sections/define-section';
import { isRecord } from '../sections/parse-section';

function hasOwnText(fields: Fields, raw: Record<string, unknown>): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = raw[name];
    if (field.kind === 'group') return isRecord(value) && hasOwnText(field.fields, value);
    if (field.kind === 'list') {
      return Array.isArray(value) && value.some((item) => isRecord(item) && hasOwnText(field.fields, item));
    }
    return field.localized && (typeof value === 'string' || Array.isArray(value)) && value.length > 0;
  });
}

/**
 * Whether a section has text in its own language. Pictures, links and colours are shared by all languages, so a copy
 * with only those counts as Turkish.
 *
 * @param raw a section as the backend sent it
 */
export function hasTextOfItsOwn(raw: unknown): boolean {
  if (!isRecord(raw)) return false;
  const definition = definitions.find(({ type }) => type === raw.type);
  return definition !== undefined && hasOwnText(definition.fields, raw);
}
