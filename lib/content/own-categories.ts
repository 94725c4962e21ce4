import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { EnvError } from '../env/values.mjs';
import { processWide } from '../process-wide.mjs';
import { isRecord } from '../sections/parse-section';

const kept = processWide<{ file?: string; list?: unknown[] }>('own-categories', () => ({}));

function read(file: string): unknown[] {
  const refusal = new EnvError('CATEGORIES_FILE', file, 'the path of a JSON file with a list (docs/contract.md)');
  try {
    const list: unknown = JSON.parse(readFileSync(path.resolve(/* turbopackIgnore: true */ file), 'utf8'));
    if (Array.isArray(list)) return list as unknown[];
  } catch (error) {
    throw Object.assign(refusal, { cause: error });
  }
  throw refusal;
}

/** The demo's seven lists. A host of the contract's first version cannot name its lists, and expects these. */
const usualFile = 'backend/seed/demo/content/categories.json';

/**
 * The lists for a backend that sends none: those of the operator's file, else the demo's. Undefined for
 * `CATEGORIES_FILE=none`, and where the site stands without the seed, as in its image.
 */
export function ownCategories(): unknown[] | undefined {
  const file = process.env.CATEGORIES_FILE || usualFile;
  if (file === 'none' || (file === usualFile && !existsSync(/* turbopackIgnore: true */ file))) return undefined;
  if (kept.file !== file) Object.assign(kept, { file, list: read(file) });
  return kept.list;
}

/**
 * Adds the operator's lists to an application model without any.
 *
 * @param raw whatever the backend sent
 */
export function withOwnCategories(raw: unknown): unknown {
  return isRecord(raw) && raw.categories === undefined ? { ...raw, categories: ownCategories() } : raw;
}
