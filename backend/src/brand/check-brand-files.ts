import { ValidationError, type GlobalConfig, type PayloadRequest } from 'payload';
import type { FileStore } from '../../../lib/storage/file-store.mjs';
import { svgProblem } from '../setup/svg-problem';
import { readWhole } from '../storage/read-whole';
import { message } from '../validation/messages';
import { isRecord, type StoredValues } from '../wire/values';
import { readOwnFont } from './read-own-font';

type GlobalBeforeChangeHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeChange']>[number];

const images = ['logo', 'logoOnDark', 'icon'] as const;

const refuse = (path: string, text: string, req: PayloadRequest) =>
  new ValidationError({ global: 'brand', errors: [{ path, message: text }], req }, req.t);

/** A chosen file; undefined when none is chosen. */
async function readChosen(store: FileStore, chosen: unknown, req: PayloadRequest) {
  const id = isRecord(chosen) ? chosen.id : chosen;
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  const { filename } = await req.payload.findByID({ collection: 'media', id, depth: 0, req, overrideAccess: true });
  const bytes = filename ? await readWhole(store, filename) : undefined;
  return { name: filename ?? '', bytes: bytes ?? Buffer.alloc(0) };
}

/** What the site needs to know of the company's own font, or why it cannot be used; null without one. */
export async function fontFactsOf(store: FileStore, { fonts }: StoredValues, req: PayloadRequest) {
  const font = isRecord(fonts) ? await readChosen(store, fonts.own, req) : undefined;
  return font ? readOwnFont(font.bytes, req) : null;
}

/**
 * Refuses a font that cannot show Turkish and a logo with script, and stores what the site needs to know of the font.
 *
 * @param store where the media library's files are
 */
export function checkBrandFiles(store: FileStore): GlobalBeforeChangeHook {
  return async ({ data, req }) => {
    const stored = data as StoredValues;
    for (const field of images) {
      const file = await readChosen(store, stored[field], req);
      const problem = file?.name.endsWith('.svg') ? svgProblem(file.bytes.toString('utf8')) : undefined;
      if (problem) throw refuse(field, message('drawingUnsafe', req), req);
    }
    if (!isRecord(stored.fonts)) return stored;
    const facts = await fontFactsOf(store, stored, req);
    if (typeof facts === 'string') throw refuse('fonts.own', facts, req);
    return { ...stored, fonts: { ...stored.fonts, ownFacts: facts } };
  };
}
