import type { Values } from '@/lib/edit/values/types';
import type { Fields } from '@/lib/sections/define-section';

/** The first text of an item, shown as its name. */
export function nameOf(fields: Fields, item: Values): string {
  for (const [name, field] of Object.entries(fields)) {
    const value = item[name];
    const text = field.kind === 'group' ? nameOf(field.fields, (value ?? {}) as Values) : value;
    if (field.kind === 'tags' && Array.isArray(value) && value.some(Boolean))
      return value.filter(Boolean).join(' · ').slice(0, 60);
    const isText = field.kind === 'group' || field.kind === 'text' || field.kind === 'html';
    if (isText && typeof text === 'string' && text) return text.replace(/<[^>]*>/g, '').slice(0, 60);
  }
  return '';
}

/** A copy of the list with one item moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const [item] = list.slice(from, from + 1);
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
