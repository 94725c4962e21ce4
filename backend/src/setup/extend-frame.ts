import type { Payload } from 'payload';
import type { SeedApplicationModel } from '../seed/content';
import { importGlobals } from '../seed/import-globals';
import { keepLinks } from '../seed/keep-links';
import { seeding } from '../seed/seeding';
import { isRecord, rowsOf, type StoredValues } from '../wire/values';
import { isUntouched, rememberOwn } from './own-writing';
import { readSetup } from './setup-state';

const frame = ['navigation', 'footer'] as const;

type Frame = (typeof frame)[number];

/** Where a menu or a footer leads, at any depth. */
function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn).sort();
  if (!isRecord(value)) return [];
  const own = typeof value.link === 'string' ? [value.link] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)].sort();
}

const noMedia = () => undefined;

/**
 * Lets the menu and the footer lead to new pages. A menu or a footer that somebody has changed since the starter or the
 * setup wrote it is their work, and stays.
 *
 * @param made the links of the pages that were made now
 * @param present the links of starter pages that were public before
 */
export async function extendFrame(
  payload: Payload,
  model: SeedApplicationModel,
  made: ReadonlySet<string>,
  present: ReadonlySet<string>,
): Promise<void> {
  const isThere = (link: string) => made.has(link) || present.has(link);
  const written = ((await readSetup(payload)).written ?? {}) as Record<string, unknown>;
  const kept = keepLinks(model, isThere);
  const wanted = { navigation: kept.menu, footer: kept.footer };
  const isExtended = async (slug: Frame) => {
    const stored = { ...(await payload.findGlobal({ slug, depth: 0, draft: true, ...seeding })) } as StoredValues;
    const rows = rowsOf(stored.menu ?? stored.items);
    const isOurs = written[slug] === undefined ? rows.length === 0 : await isUntouched(payload, slug);
    return isOurs && linksIn(rows).join() !== linksIn(wanted[slug]).join();
  };
  const extended: Frame[] = [];
  for (const slug of frame) if (await isExtended(slug)) extended.push(slug);
  await importGlobals(payload, kept, noMedia, (slug) => (extended as string[]).includes(slug));
  await rememberOwn(payload, extended);
}
