import type { Field, LeafKind } from '../../../../lib/sections/define-section';
import { maxAddress, maxHtml, maxLongText, maxText } from '../../../../lib/sections/text-limits';
import { isColor, isDate, isKey, isLanguageCode, isLength, isLink, isMovieAddress } from '../../validation/patterns';
import { isRecord, rowsOf } from '../../wire/values';
import { notAllowedIn } from './check-html';
import { findMedia, type MediaRefs } from './media-refs';
import type { Problem } from './problem';
import { newRowId } from './row-ids';

export type LeafField = Exclude<Field, { kind: 'list' | 'group' }>;

/** A value to be stored (null for none), or its error. */
export type Leaf = { value: unknown } | Omit<Problem, 'path'>;

type Reader = (raw: unknown, field: LeafField, media: MediaRefs) => Leaf;

const MAX_TAGS = 50;
const MAX_CAPTIONS = 20;

const none: Leaf = { value: null };
const invalid: Leaf = { code: 'invalid' };

/** Neither database keeps NUL in JSON, and half of a surrogate pair changes when stored. */
export function isPlain(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the pattern searches for control characters
  return text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text);
}

function readText(raw: unknown, maxLength: number, isValid: (text: string) => boolean = () => true): Leaf {
  if (typeof raw !== 'string' || !isPlain(raw)) return invalid;
  if (raw.length > maxLength) return { code: 'too_long' };
  if (raw.trim() === '') return none;
  return isValid(raw) ? { value: raw } : invalid;
}

const text =
  (maxLength: number, isValid?: (text: string) => boolean): Reader =>
  (raw) =>
    readText(raw, maxLength, isValid);

function readHtml(raw: unknown): Leaf {
  const leaf = readText(raw, maxHtml);
  if (!('value' in leaf) || typeof leaf.value !== 'string') return leaf;
  const notAllowed = notAllowedIn(leaf.value);
  return notAllowed.length > 0 ? { code: 'html', notAllowed: notAllowed.slice(0, 10) } : leaf;
}

/** Without the empty ones; of a row, without those at its end. */
const kept = (tags: string[], isRow = false) =>
  isRow ? tags.slice(0, tags.findLastIndex((tag) => tag !== '') + 1) : tags.filter((tag) => tag !== '');

function readTags(raw: unknown, { isRow }: LeafField): Leaf {
  if (!Array.isArray(raw)) return invalid;
  if (raw.length > MAX_TAGS) return { code: 'too_many' };
  const leaves = raw.map((tag) => readText(tag, 100));
  const wrong = leaves.find((leaf) => !('value' in leaf));
  if (wrong) return wrong;
  const all = leaves.map((leaf) => ('value' in leaf && leaf.value ? String(leaf.value).trim() : ''));
  const tags = kept(all, isRow);
  return { value: tags.length > 0 ? tags : null };
}

const readMediaOf =
  (type: Parameters<typeof findMedia>[1]): Reader =>
  (raw, _field, media) => {
    const id = findMedia(raw, type, media);
    return id === undefined ? { code: 'media' } : { value: id };
  };

/** A film on the wire: an address, or an object with poster and captions. */
function readMovie(raw: unknown, _field: LeafField, media: MediaRefs): Leaf {
  const { src, poster, captions } = isRecord(raw) ? raw : { src: raw, poster: undefined, captions: undefined };
  const rows = rowsOf(captions);
  if (rows.length > MAX_CAPTIONS) return { code: 'too_many' };
  const file = findMedia(src, 'video/', media);
  const isAddress = typeof src === 'string' && src.length <= maxAddress && isMovieAddress(src);
  if (file === undefined && !isAddress) return src === undefined || src === '' ? none : invalid;
  const posterId = poster ? findMedia(poster, 'image/', media) : null;
  const files = rows.map((row) => ({
    id: newRowId(),
    file: findMedia(row.src, 'text/vtt', media),
    language: row.language,
  }));
  const isLanguage = (code: unknown) => typeof code === 'string' && isLanguageCode(code);
  if (posterId === undefined || files.some((row) => row.file === undefined)) return { code: 'media' };
  if (!files.every(({ language }) => isLanguage(language))) return invalid;
  return { value: { file: file ?? null, url: file === undefined ? src : null, poster: posterId, captions: files } };
}

/**
 * How values of each kind are read; the reverse of `wire/fields.ts`. A new kind in the definitions fails to compile
 * here.
 */
const readers: Record<LeafKind, Reader> = {
  text: (raw, { multiline }) => readText(raw, multiline ? maxLongText : maxText),
  html: readHtml,
  link: text(maxAddress, isLink),
  icon: text(100, isKey),
  color: text(100, isColor),
  length: text(100, isLength),
  date: text(10, isDate),
  choice: (raw, { options }) => readText(raw, 100, (value) => options?.includes(value) ?? false),
  boolean: (raw) => (typeof raw === 'boolean' ? { value: raw } : invalid),
  tags: readTags,
  image: readMediaOf('image/'),
  file: readMediaOf('application/'),
  movie: readMovie,
};

export function readLeaf(field: LeafField, raw: unknown, media: MediaRefs): Leaf {
  if (raw === undefined || raw === null || raw === '') return none;
  return readers[field.kind](raw, field, media);
}
