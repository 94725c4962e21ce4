import type { Value } from '@/lib/edit/values/types';
import type { Field } from '@/lib/sections/define-section';
import { optionName } from '@/lib/sections/option-name';

import { fileName } from '../form/file-name';
import { mediaPath } from '../form/media-path';
import { useEdit } from '../state/edit-context';

/** A value as plain text, for comparison with another value. */
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
  return <>{textsOf(value).join('\n')}</>;
}

/** The texts in a value, in their order. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return [
      value
        .replace(/<\/(p|li|h3|h4|tr|caption|figcaption)>/g, '\n')
        .replace(/<\/t[dh]>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .trim(),
    ];
  if (Array.isArray(value)) return value.map((item: unknown, index) => `${index + 1}. ${textsOf(item).join(' · ')}`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name, part]) => name !== '#' && name !== 'rowId' && name !== 'blurDataURL' && part !== '')
    .flatMap(([, part]) => textsOf(part));
}
