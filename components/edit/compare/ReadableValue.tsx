import { textOfHtml } from '@/lib/edit/plain-text';
import type { Value } from '@/lib/edit/values/types';
import type { Field, Fields } from '@/lib/sections/define-section';
import { optionName } from '@/lib/sections/option-name';

import { fileName } from '../form/file-name';
import { mediaPath } from '../form/media-path';
import { useEdit } from '../state/edit-context';

/** A value as plain text, for comparison with another value. Only rendered in the browser, which reads the HTML. */
export function ReadableValue({ field, value, nothing }: { field: Field; value: Value | undefined; nothing: string }) {
  const { interfaceLanguage } = useEdit();
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return <i>{nothing}</i>;
  }
  if (field.kind === 'image' && typeof value === 'object' && 'src' in value) {
    return <img src={mediaPath(String(value.src))} alt={'alt' in value ? String(value.alt) : ''} />;
  }
  if (field.kind === 'file' && typeof value === 'object' && 'src' in value) {
    return <>{fileName({ src: String(value.src) })}</>;
  }
  if (field.kind === 'choice' && typeof value === 'string') {
    return <span lang={interfaceLanguage}>{optionName(field, value, interfaceLanguage)}</span>;
  }
  if (typeof value === 'boolean') return <>{value ? '✓' : '✗'}</>;
  return <>{textsOf(value, field).join('\n')}</>;
}

/** The texts in a value, in their order. A list's field is also that of its items. */
function textsOf(value: unknown, field: Field | undefined): string[] {
  if (typeof value === 'string') return [field?.kind === 'html' ? textOfHtml(value) : value.trim()];
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => `${index + 1}. ${textsOf(item, field).join(' · ')}`);
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields: Fields = field && 'fields' in field ? field.fields : {};
  return Object.entries(value)
    .filter(([name, part]) => name !== '#' && name !== 'rowId' && name !== 'blurDataURL' && part !== '')
    .flatMap(([name, part]) => textsOf(part, fields[name]));
}
