import type { Field, Fields, LeafKind, SectionDefinition } from '../../../lib/sections/define-section';
import { arrayOf, object, optionalText, reference, type Schema, text } from './json-schema';

/** Texts of a form. `parse-section.ts` checks the same; json-schema.test.ts compares both. */
const patterns: Partial<Record<LeafKind, string>> = {
  link: '^([Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:|/(?![/\\\\])|#)[^\\\\\\u0000-\\u001f\\u007f]*$',
  icon: '^[a-z0-9]+(-[a-z0-9]+)*$',
  length: '^[0-9]{1,4}(\\.[0-9]+)?(px|rem|vh|svh|%)$',
  date: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
};

const references: Partial<Record<LeafKind, string>> = {
  html: 'html',
  color: 'color',
  image: 'image',
  movie: 'film',
  file: 'document',
};

const orAbsent = (schema: Schema): Schema => ({ anyOf: [schema, { enum: ['', null] }] });

/** @param isTranslated whether every value may be left out, since it falls back to the Turkish one */
function fieldSchema(field: Field, isTranslated: boolean): Schema {
  if (field.kind === 'list') return { type: ['array', 'null'], items: fieldsSchema(field.fields, isTranslated) };
  if (field.kind === 'group') return fieldsSchema(field.fields, isTranslated);
  if (field.kind === 'boolean') return { type: ['boolean', 'null'] };
  if (field.kind === 'tags') return { type: ['array', 'null'], items: text };
  const isNeeded = field.required && !isTranslated;
  const wrap = isNeeded ? (schema: Schema) => schema : orAbsent;
  if (field.kind === 'choice') return wrap({ enum: [...(field.options ?? [])] });
  const shared = references[field.kind];
  if (shared) return wrap(reference(shared));
  const pattern = patterns[field.kind];
  if (pattern) return wrap({ type: 'string', pattern });
  return isNeeded ? { ...text, minLength: 1 } : optionalText;
}

function fieldsSchema(fields: Fields, isTranslated: boolean, more: Record<string, Schema> = {}): Schema {
  const described = Object.entries(fields).map(([name, field]): [string, Schema] => [
    name,
    {
      title: field.label.en ?? field.label.tr,
      ...fieldSchema(field, isTranslated),
      ...(field.default !== undefined && { default: field.default }),
    },
  ]);
  const isRequired = ({ required, kind }: Field) => !isTranslated && (required || kind === 'group');
  const required = Object.keys(fields).filter((name) => isRequired(fields[name] as Field));
  return object({ ...more, ...Object.fromEntries(described) }, [...Object.keys(more), ...required]);
}

/**
 * A section of a type on the wire.
 *
 * @param isTranslated for a section of `otherLangs`
 */
function sectionSchema({ type, label, fields }: SectionDefinition, isTranslated: boolean): Schema {
  const schema = fieldsSchema(fields, isTranslated, {
    id: { type: ['string', 'number'], minLength: 1 },
    type: { const: type },
  });
  const { properties } = schema as { properties: Schema };
  return { title: label.en ?? label.tr, ...schema, properties: { ...properties, order: { type: 'number' } } };
}

const nameOf = (type: string, isTranslated: boolean) => `${isTranslated ? 'translated' : 'section'}.${type}`;

/** The definitions of all types, and those of any one of them. */
export function sectionSchemas(definitions: readonly SectionDefinition[]): Record<string, Schema> {
  const both = [false, true];
  const anyOne = (isTranslated: boolean): Schema => ({
    oneOf: definitions.map(({ type }) => reference(nameOf(type, isTranslated))),
  });
  const single = definitions.flatMap((definition) =>
    both.map((isTranslated): [string, Schema] => [
      nameOf(definition.type, isTranslated),
      sectionSchema(definition, isTranslated),
    ]),
  );
  return {
    section: anyOne(false),
    translatedSection: anyOne(true),
    sections: arrayOf(reference('section')),
    ...Object.fromEntries(single.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
