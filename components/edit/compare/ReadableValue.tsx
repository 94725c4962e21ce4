import { Fragment, type ReactNode } from 'react';

import { textOfHtml } from '@/lib/edit/plain-text';
import { isSame } from '@/lib/edit/values/to-wire';
import type { Value, Values } from '@/lib/edit/values/types';
import { inLanguage, type Language } from '@/lib/i18n/languages';
import type { Field, Fields } from '@/lib/sections/define-section';
import { optionName } from '@/lib/sections/option-name';

import { fileName } from '../form/file-name';
import { mediaPath } from '../form/media-path';
import { useEdit } from '../state/edit-context';
import type { EditTranslate } from '../texts/edit-texts';

interface Props {
  field: Field;
  value: Value | undefined;
  /** What a list is compared with: items that are in it too are left out. */
  other?: Value;
  nothing: string;
}

interface Shown {
  language: Language;
  t: EditTranslate;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A value for people, for comparison with another value. Only rendered in the browser, which reads the HTML. */
export function ReadableValue({ field, value, other, nothing }: Props) {
  const { t, interfaceLanguage: language } = useEdit();
  if (isEmpty(value)) return <i>{nothing}</i>;
  if (field.kind === 'list' && Array.isArray(value)) {
    const others = Array.isArray(other) ? (other as Values[]) : undefined;
    return itemsOf(value as Values[], field, { language, t }, others);
  }
  return <>{readable(value, field, { language, t })}</>;
}

/** The items of a list, a line for each, numbered as in the list. */
function itemsOf(items: readonly Values[], field: Field & { fields: Fields }, shown: Shown, others?: Values[]) {
  const isNew = (item: Values) => !others?.some((each) => isSame(field, [item], [each]));
  const numbered = items.map((item, index) => ({ item, number: index + 1 }));
  // Of a list that was only sorted anew, all are shown.
  const isSorted = others?.length === items.length && !items.some(isNew);
  const changed = isSorted ? numbered : numbered.filter(({ item }) => isNew(item));
  const same = String(items.length - changed.length);
  return (
    <>
      {changed.map(({ item, number }, index) => (
        <Fragment key={number}>
          {index > 0 && '\n'}
          {number}. {joined(partsOf(item, field.fields, shown), ' · ')}
        </Fragment>
      ))}
      {same !== '0' && (
        <i lang={shown.language}>
          {changed.length > 0 && '\n'}
          {shown.t('editSameItems', { count: same })}
        </i>
      )}
    </>
  );
}

const joined = (parts: readonly ReactNode[], between: string) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      {part}
    </Fragment>
  ));

/** What the fields of an item or a group hold, in their order. */
const partsOf = (values: Values, fields: Fields, shown: Shown): ReactNode[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (isEmpty(value) || value === false) return [];
    if (field.kind === 'group') return partsOf(value as Values, field.fields, shown);
    const part = readable(value, field, shown);
    // A name of an icon or an address alone does not say what it is.
    const isNamed = ['boolean', 'icon', 'link', 'color', 'length'].includes(field.kind);
    return [isNamed ? joined([inLanguage(field.label, shown.language), part], ': ') : part];
  });

/** A value that is not empty. */
function readable(value: unknown, field: Field, shown: Shown): ReactNode {
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'string') {
    if (field.kind === 'choice') return <span lang={shown.language}>{optionName(field, value, shown.language)}</span>;
    return field.kind === 'html' ? textOfHtml(value) : value.trim();
  }
  if (Array.isArray(value)) {
    const lines =
      field.kind === 'list'
        ? value.map((item) => joined(partsOf(item as Values, field.fields, shown), ' · '))
        : (value as ReactNode[]);
    return joined(
      lines.map((line, index) => joined([String(index + 1), line], '. ')),
      field.kind === 'list' ? ' / ' : '\n',
    );
  }
  const values = value as Values;
  if (field.kind === 'group') return joined(partsOf(values, field.fields, shown), ' · ');
  const src = typeof values.src === 'string' ? values.src : '';
  if (field.kind === 'image') return src && <img src={mediaPath(src)} alt={String(values.alt ?? '')} />;
  return field.kind === 'file' ? fileName({ src }) : src;
}
