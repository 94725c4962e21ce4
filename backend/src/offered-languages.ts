import type { GlobalAfterChangeHook, Payload } from 'payload';
import { readLanguages } from '../../lib/i18n/read-languages';
import { afterCommit } from './database/after-commit';
import { setSiteLanguages, siteLanguages } from './languages';
import { announce } from './revalidate/announce';
import { searchNews } from './search/update-index';
import { announceToProcesses } from './shared/announce-change';

interface Locale {
  code: string;
}

const codesOf = (rows: unknown, payload: Payload) =>
  readLanguages(rows, (problem) => payload.logger.warn(`site-info: ${problem}`)).map(({ code }) => code);

function offer(rows: unknown, payload: Payload): void {
  if (!setSiteLanguages(codesOf(rows, payload))) return;
  // The index of words has what menu, footer and lists call pages, in the languages of the site.
  searchNews.frame(payload);
  searchNews.lists(payload);
}

/** Takes over which languages the published site information names: at the start, and when another process says so. */
export async function loadLanguages(payload: Payload): Promise<void> {
  const { languages } = (await payload.db.findGlobal({ slug: 'site-info' })) as { languages?: unknown };
  offer(languages, payload);
}

/** In what the admin offers an editor, as Payload asks for it. */
export const onlySiteLanguages = <L extends Locale>({ locales }: { locales: L[] }): L[] =>
  siteLanguages().flatMap((code) => locales.find((locale) => locale.code === code) ?? []);

/** Has every process offer the published languages from the commit on, and the site make all of its pages anew. */
export const applyOfferedLanguages: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { languages } = doc as { languages?: unknown };
  if (codesOf(languages, req.payload).join() === siteLanguages().join()) return;
  afterCommit(req, () => offer(languages, req.payload));
  await announceToProcesses(req, { changed: 'languages' });
  await announce(req, ['content']);
};
