/**
 * A section type is described once, as plain data. Everything else is derived from that description: the TypeScript
 * type (`section-of.ts`), the validation of what a backend sends (`parse-section.ts`), the block of the embedded
 * backend, and the edit form on the page.
 *
 * This file and every `definition.ts` use no React and no path aliases, because the backend's build imports them too.
 */
import type { Localized } from '../i18n/languages';

/** A label of the editing interface. Languages without a label get that of the default language. */
export type Label = Localized;

/** A picture as the site uses it. Strings of the contract are converted to this when parsed. */
export interface Image {
  /** Absolute, or relative to the backend host. */
  src: string;
  /** Intrinsic size in CSS pixels; absent when the backend sent a bare string. */
  width?: number;
  height?: number;
  /** Text alternative; empty for decoration. */
  alt: string;
  /** A `data:` address of a few pixels. */
  blurDataURL?: string;
  /** The point that stays in view when the picture is cropped, in percent of width and height. */
  focal?: { x: number; y: number };
  /** An upright crop of the original, for boxes that are upright on a phone. */
  portrait?: Crop;
  /** A square one, for boxes that are about as wide as tall there. */
  square?: Crop;
}

/** A part of a picture, as a file of its own. Its size is in pixels. */
export interface Crop {
  src: string;
  width: number;
  height: number;
}

/** A film: a file of the backend, or a YouTube or Vimeo address. */
export interface Movie {
  src: string;
  poster?: string;
  captions: { src: string; language: string }[];
  /** Seconds, if the backend sends it. */
  duration?: number;
  /** When the film was uploaded (ISO 8601), if the backend sends it. */
  uploadedAt?: string;
}

/** A file to download. */
export interface Document {
  /** Absolute, or relative to the backend host. */
  src: string;
  /** In bytes; absent when the backend does not send it. */
  size?: number;
  mimeType?: string;
}

/** The type of each kind of field after parsing. */
export interface KindValues {
  text: string;
  html: string;
  link: string;
  icon: string;
  color: string;
  length: string;
  date: string;
  choice: string;
  boolean: boolean;
  tags: string[];
  image: Image;
  movie: Movie;
  file: Document;
}

export type LeafKind = keyof KindValues;

interface FieldBase {
  label: Label;
  /** Whether each language has a value of its own. */
  localized: boolean;
  required: boolean;
  default?: string | boolean;
}

interface LeafField extends FieldBase {
  kind: LeafKind;
  /** A text of several lines. */
  multiline?: boolean;
  /** Of `tags`: the cells of a row. Empty ones keep their place, and commas belong to the text. */
  isRow?: boolean;
  /** The values a `choice` accepts. */
  options?: readonly string[];
  /** What those values are called, where editors choose one. */
  optionLabels?: Readonly<Record<string, Label>>;
  /** What its label and its kind leave open, in a sentence or two below the control. */
  hint?: Label;
  /** The text of a new section, where the one that follows from the label would not do (`sample-texts.ts`). */
  sample?: Label;
}

interface GroupField extends FieldBase {
  kind: 'group';
  fields: Fields;
}

interface ListField extends FieldBase {
  kind: 'list';
  fields: Fields;
}

export type Field = LeafField | GroupField | ListField;
export type Fields = Readonly<Record<string, Field>>;

type Options = Partial<Omit<LeafField, 'kind' | 'label'>>;

/** A leaf field whose type knows its kind and whether a parsed section always has it. */
type LeafFieldOf<K extends LeafKind, O extends Options> = Omit<LeafField, 'kind' | 'required' | 'default'> & {
  kind: K;
  required: O extends { required: true } ? true : false;
} & (O extends { default: infer D extends string | boolean } ? { default: D } : { default?: undefined });

/**
 * Describes one field of a section or of a list item.
 *
 * @param kind what the field holds; it decides the type, the validation and the form control
 * @param label its name in the editing interface
 * @param options `text`, `html` and `tags` are localised by default, the other kinds are not
 */
export function field<const K extends LeafKind, const O extends Options = object>(
  kind: K,
  label: Label,
  options?: O,
): LeafFieldOf<K, O> {
  const localized = kind === 'text' || kind === 'html' || kind === 'tags';
  const described: LeafField = { kind, label, localized, required: false, ...options };
  return described as unknown as LeafFieldOf<K, O>;
}

/** Describes a nested object, such as `number: { text }` of a counter. */
export function group<const F extends Fields>(label: Label, fields: F) {
  return { kind: 'group', label, fields, localized: false, required: false } as const;
}

/** Describes an array of objects. The order of the array is the order on the page. */
export function list<const F extends Fields>(label: Label, fields: F) {
  return { kind: 'list', label, fields, localized: false, required: false } as const;
}

export interface SectionDefinition<T extends string = string, F extends Fields = Fields> {
  type: T;
  label: Label;
  /** What it is for, in one sentence, where an editor chooses a section. */
  hint?: Label;
  fields: F;
  /** Whether it shows something without any value, such as a form. The check before publishing accepts it empty. */
  standsAlone?: boolean;
}

/** Names that every section uses itself. */
type ReservedName = 'id' | 'type' | 'order' | 'contentLanguage';

/**
 * Defines a section type.
 *
 * @param definition its key on the wire (camelCase), its label for editors, and its fields
 */
export function defineSection<const T extends string, const F extends Fields & Partial<Record<ReservedName, never>>>(
  definition: SectionDefinition<T, F>,
): SectionDefinition<T, F> {
  return definition;
}
