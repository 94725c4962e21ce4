import type { Field, Fields, SectionDefinition } from './define-section';
import { isSafeLink } from './safe-link';
import { parseDocument, parseImage, parseMovie, type MediaAddress } from './parse-media';

/** The functions that parsing depends on. */
export interface ParseContext {
  /** Gets a message for everything that was dropped, with the path to it. */
  warn: (message: string) => void;
  /** Sanitises HTML of the backend. */
  sanitizeHtml: (html: string) => string;
  /** Turns a link of the content into an address of the active language. */
  resolveLink: (href: string) => string;
  /** Turns a media reference into an address for the browser; undefined when it is not allowed. */
  resolveMedia: MediaAddress;
}

type Raw = Record<string, unknown>;
type Parsed = Record<string, unknown>;

export function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const colorPattern =
  /^(#[\da-f]{3}|#[\da-f]{6}|rgb\(\s*\d{1,3}(\s*,\s*\d{1,3}){2}\s*\)|rgba\(\s*\d{1,3}(\s*,\s*\d{1,3}){2}\s*,\s*(0|1|0?\.\d+|1\.0+)\s*\))$/i;

/** 3- or 6-digit hex, rgb(), or rgba() with alpha 0 to 1. */
export function isColor(value: string): boolean {
  const channels = value.startsWith('#') ? [] : (value.match(/\d+(?=\s*,|\s*\))/g) ?? []).slice(0, 3);
  return colorPattern.test(value) && channels.every((channel) => Number(channel) <= 255);
}

const stringPatterns = {
  color: { test: isColor },
  length: /^\d{1,4}(\.\d+)?(px|rem|vh|svh|%)$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  icon: /^[a-z\d]+(-[a-z\d]+)*$/,
  link: { test: isSafeLink },
} as const;

/**
 * Whether a text is well formed for its kind. Kinds without a form accept any text. Empty texts are checked elsewhere.
 */
export function isWellFormed(kind: string, text: string): boolean {
  return Object.hasOwn(stringPatterns, kind) ? stringPatterns[kind as keyof typeof stringPatterns].test(text) : true;
}

/** The value of one field, or undefined when it is absent or of the wrong shape. */
function parseValue(field: Field, raw: unknown, path: string, context: ParseContext): unknown {
  if (raw === undefined || raw === null || raw === '') return undefined;
  const wrong = (expected: string) => {
    context.warn(`${path}: expected ${expected}`);
    return undefined;
  };
  switch (field.kind) {
    case 'list':
      return Array.isArray(raw) ? parseItems(field.fields, raw, path, context) : wrong('an array');
    case 'group':
      return isRecord(raw) ? parseFields(field.fields, raw, path, context) : wrong('an object');
    case 'boolean':
      return typeof raw === 'boolean' ? raw : wrong('true or false');
    case 'tags':
      return Array.isArray(raw)
        ? raw.filter((tag): tag is string => typeof tag === 'string' && (tag !== '' || field.isRow === true))
        : wrong('an array');
    case 'image':
      return parseImage(raw, context.resolveMedia) ?? wrong('an image');
    case 'movie':
      return parseMovie(raw, context.resolveMedia) ?? wrong('a film');
    case 'file':
      return parseDocument(raw, context.resolveMedia) ?? wrong('a file');
  }
  // A decimal mark means something else in each language.
  if (field.kind === 'text' && Number.isSafeInteger(raw)) return String(raw);
  if (typeof raw !== 'string') return wrong('text');
  switch (field.kind) {
    case 'text':
      return raw;
    case 'html':
      return context.sanitizeHtml(raw) || undefined;
    case 'choice':
      return field.options?.includes(raw) ? raw : wrong(`one of ${field.options?.join(', ')}`);
    case 'link':
      return isSafeLink(raw) ? context.resolveLink(raw) : wrong('a link');
    default:
      return stringPatterns[field.kind].test(raw) ? raw : wrong(`a ${field.kind}`);
  }
}

function fallback(field: Field): unknown {
  if (field.default !== undefined) return field.default;
  if (field.kind === 'list' || field.kind === 'tags') return [];
  if (field.kind === 'boolean') return false;
  return undefined;
}

/** The values of a set of fields, or undefined when a required one is missing. */
function parseFields(fields: Fields, raw: Raw, path: string, context: ParseContext): Parsed | undefined {
  const parsed: Parsed = {};
  for (const [name, field] of Object.entries(fields)) {
    const fieldPath = `${path}.${name}`;
    let value =
      parseValue(field, Object.hasOwn(raw, name) ? raw[name] : undefined, fieldPath, context) ?? fallback(field);
    // A default path is a link of the content too, so it gets the language's prefix.
    if (field.kind === 'link' && value === field.default && typeof value === 'string')
      value = context.resolveLink(value);
    if (value === undefined && (field.required || field.kind === 'group')) {
      context.warn(`${fieldPath}: missing`);
      return undefined;
    }
    if (value !== undefined) parsed[name] = value;
  }
  return parsed;
}

function parseItems(fields: Fields, raw: unknown[], path: string, context: ParseContext): Parsed[] {
  return raw.flatMap((item: unknown, index) => {
    const itemPath = `${path}[${index}]`;
    const parsed = isRecord(item) ? parseFields(fields, item, itemPath, context) : undefined;
    if (!isRecord(item)) context.warn(`${itemPath}: expected an object`);
    return parsed ? [parsed] : [];
  });
}

/**
 * Validates a section of a backend against the definitions. A field of the wrong shape counts as absent; an item or
 * section without a required field is dropped. Nothing here throws.
 *
 * @param definitions all section types
 * @param raw whatever the backend sent
 * @param path where it was, for the log
 * @returns the section with its defaults, or undefined when it is unusable or of an unknown type
 */
export function parseSection<S>(
  definitions: readonly SectionDefinition[],
  raw: unknown,
  path: string,
  context: ParseContext,
): S | undefined {
  if (!isRecord(raw) || typeof raw.type !== 'string') {
    context.warn(`${path}: expected a section`);
    return undefined;
  }
  const definition = definitions.find(({ type }) => type === raw.type);
  if (!definition) context.warn(`${path}: unknown section type ${JSON.stringify(raw.type).slice(0, 80)}`);
  if ((typeof raw.id !== 'string' && typeof raw.id !== 'number') || raw.id === '') {
    context.warn(`${path}: missing id`);
    return undefined;
  }
  const order = typeof raw.order === 'number' && Number.isFinite(raw.order) ? raw.order : 0;
  const frame = { id: String(raw.id), type: raw.type, order };
  // Developers see a box for an unknown section; visitors see nothing.
  if (!definition) return process.env.NODE_ENV === 'development' ? (frame as S) : undefined;
  const values = parseFields(definition.fields, raw, `${path}(${raw.type})`, context);
  if (!values) return undefined;
  // The one cast of the dispatch: parseFields has validated every field that the definition's type promises.
  return { ...frame, ...values } as S;
}
