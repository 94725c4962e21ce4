import { createHash } from 'node:crypto';
import { isRecord, type StoredValues } from '../wire/values';

const partTexts = ['menu', 'items'] as const;
const pageTexts = ['title', 'description', 'keywords', 'summary', 'sections', 'dataHtml', 'dataSections'] as const;
const pageChoices = ['isVisible', 'categories', 'logoColor', 'logoBgColor'] as const;

/** Values as they compare: keys in order, without ids of rows and without what is empty. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value)) return value;
  const entries = Object.keys(value)
    .filter((name) => name !== 'id' && value[name] !== null && value[name] !== undefined && value[name] !== '')
    .sort()
    .map((name) => [name, comparable(value[name])] as const);
  return Object.fromEntries(entries);
}

/**
 * Equal for content that reads the same and is shown in the same way.
 *
 * @param stored a page or a part of every page, in all languages
 */
export function digestOf(stored: StoredValues): string {
  const texts = [...partTexts, ...pageTexts, ...pageChoices].map((name) => [name, stored[name]]);
  return createHash('sha256')
    .update(JSON.stringify(comparable(Object.fromEntries(texts))))
    .digest('hex');
}
