import type { Field, Fields } from '@/lib/sections/define-section';

type Raw = Record<string, unknown>;

/** A word that no column is wide enough for, and an unusually long text. */
const longWord = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine';
const longText = `${longWord} ${'ile uzun bir metin dar bir kutuda satır satır kırılır, '.repeat(8)}`.trim();

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rebuilds a backend's value, leaf by leaf; a leaf that becomes undefined is left out. */
function mapLeaves(fields: Fields, raw: Raw, change: (field: Field, value: unknown) => unknown): Raw {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = raw[name];
    if (field.kind === 'list' && Array.isArray(value)) {
      return [name, value.map((item: unknown) => (isRecord(item) ? mapLeaves(field.fields, item, change) : item))];
    }
    if (field.kind === 'group' && isRecord(value)) return [name, mapLeaves(field.fields, value, change)];
    return [name, change(field, value)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Raw;
}

/** A section with only the required fields of its definition, items included. */
export function onlyRequired(fields: Fields, raw: Raw): Raw {
  const { id, type, order } = raw;
  return { id, type, order, ...mapLeaves(fields, raw, ({ required }, value) => (required ? value : undefined)) };
}

function lengthen(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return field.multiline ? longText : `${String(value ?? '')} ${longWord}`.trim();
    case 'html':
      return `<p>${longText}</p><ul><li>${longWord}</li></ul>`;
    case 'tags':
      return Array.isArray(value) ? value.map((tag) => `${String(tag)} ${longWord}`) : value;
    default:
      return value;
  }
}

/** A section whose texts are all far too long. */
export function withLongTexts(fields: Fields, raw: Raw): Raw {
  const { id, type, order } = raw;
  return { id, type, order, ...mapLeaves(fields, raw, lengthen) };
}
