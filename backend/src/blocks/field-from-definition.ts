import type { Field as PayloadField, TextField } from 'payload';
import type { Field, Fields, LeafKind } from '../../../lib/sections/define-section';
import { rowTitle } from '../admin/row-title';
import { checkedText, checkHtml, checkWith } from '../validation/checked-text';
import { isColor, isDate, isKey, isLength, isLink } from '../validation/patterns';
import type { MessageKey } from '../validation/messages';
import { textValidator } from '../validation/text-validator';
import { mediaField, movieField } from './media-fields';
import { storageName } from './storage-name';

const itemLabel = { tr: 'Öğe', en: 'Item' };

type LeafDefinition = Exclude<Field, { kind: 'list' | 'group' }>;
type LeafBuilder = (name: string, definition: LeafDefinition) => PayloadField;

/** The form field of each kind. A new kind in the definitions fails to compile here. */
const leafBuilders: Record<LeafKind, LeafBuilder> = {
  text: (name, definition) => {
    const field = textField(name, definition);
    return definition.multiline ? ({ ...field, type: 'textarea' } as PayloadField) : field;
  },
  // Not Payload's `code` field: its editor is loaded from a CDN.
  html: (name, definition) =>
    ({
      ...textField(name, definition),
      type: 'textarea',
      admin: { rows: 8 },
      hooks: { beforeChange: [checkedText(checkHtml)] },
    }) as PayloadField,
  link: (name, definition) => ({
    ...textField(name, definition, isLink, 'link'),
    hooks: { beforeChange: [checkedText(checkWith(isLink, 'link'))] },
  }),
  icon: (name, definition) => textField(name, definition, isKey, 'icon'),
  color: (name, definition) => textField(name, definition, isColor, 'color'),
  length: (name, definition) => textField(name, definition, isLength, 'length'),
  // A plain text: a date with a time would shift by a day between time zones.
  date: (name, definition) => textField(name, definition, isDate, 'date', 'YYYY-MM-DD'),
  choice: (name, definition) => ({
    ...base(name, definition),
    type: 'select',
    options: (definition.options ?? []).map((value) => ({ value, label: definition.optionLabels?.[value] ?? value })),
  }),
  boolean: (name, definition) => ({ ...base(name, definition), type: 'checkbox' }),
  tags: (name, definition) => ({ ...base(name, definition), type: 'text', hasMany: true }),
  image: (name, definition) => mediaField(name, 'image/', base(name, definition)),
  // Documents: pictures and films have fields of their own.
  file: (name, definition) => mediaField(name, 'application/', base(name, definition)),
  movie: (name, definition) => movieField(name, { ...definition.label }, definition.localized),
};

/** The validator checks required localised values, because only Turkish is required. */
function base(name: string, { label, localized, required }: LeafDefinition) {
  return { name, label: { ...label }, localized, required: required && !localized };
}

function textField(
  name: string,
  definition: LeafDefinition,
  isValid?: (value: string) => boolean,
  problem?: MessageKey,
  example?: string,
): TextField {
  // The site fills in defaults itself, so they are shown as a hint and not stored.
  const placeholder = typeof definition.default === 'string' ? definition.default : example;
  const rule = { isRequired: definition.required, isLocalized: definition.localized, isValid, problem };
  return { ...base(name, definition), type: 'text', admin: { placeholder }, validate: textValidator(rule) };
}

const withHint = (field: PayloadField, { hint }: LeafDefinition): PayloadField =>
  hint ? ({ ...field, admin: { ...field.admin, description: { ...hint } } } as PayloadField) : field;

function fieldFromDefinition(wireName: string, definition: Field): PayloadField {
  const name = storageName(wireName);
  switch (definition.kind) {
    case 'list':
      return {
        name,
        type: 'array',
        label: { ...definition.label },
        labels: { singular: itemLabel, plural: { ...definition.label } },
        admin: { initCollapsed: true, components: { RowLabel: rowTitle(itemLabel) } },
        fields: fieldsFromDefinitions(definition.fields),
      };
    case 'group':
      return { name, type: 'group', label: { ...definition.label }, fields: fieldsFromDefinitions(definition.fields) };
    default:
      return withHint(leafBuilders[definition.kind](name, definition), definition);
  }
}

/** The Payload fields of a section type, or of the items of one of its lists. */
export function fieldsFromDefinitions(definitions: Fields): PayloadField[] {
  return Object.entries(definitions).map(([name, definition]) => fieldFromDefinition(name, definition));
}
