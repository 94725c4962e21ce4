import { openSession } from '../open-session.mjs';
import { ask } from './timing.mjs';

/** Calls in sequence, of which each is a part of what is measured. */
const times = 5;

/**
 * The lists of the edit mode.
 *
 * @param {{ siteUrl: string, token: string, watch: ReturnType<typeof import('./timing.mjs').stopwatch> }} where
 */
export async function measureEditLists({ siteUrl, token, watch }) {
  const editor = await openSession(siteUrl, token);
  const call = (/** @type {string} */ name) => ask(`${siteUrl}/api/edit/${name}`, editor);
  const timed = async (/** @type {string} */ name) => {
    const { kilobytes } = await call(name);
    return { kilobytes, ms: await watch.time(() => call(name), times) };
  };
  const part = 'EditTranslations?limit=50';
  const countAll = async () => {
    let isOpen = true;
    while (isOpen) {
      const { status, text } = await call(part);
      isOpen = status !== 200 || JSON.parse(text).data.left > 0;
    }
  };
  const counted = await watch.time(countAll);
  const translations = await timed(part);
  const found = await timed(`${part}&query=enjeksiyon`);
  const links = await timed('LinksToPage?pageKey=jet-grout');
  const reusable = await timed('ReusableSections');
  return {
    'edit mode: translations of all pages, counted once (s)': Math.round(counted / 100) / 10,
    'edit mode: translations, one part (ms)': translations.ms,
    'edit mode: translations, one part (KB)': translations.kilobytes,
    'edit mode: translations, search in them (ms)': found.ms,
    'edit mode: links to a page (ms)': links.ms,
    'edit mode: links to a page (KB)': links.kilobytes,
    'edit mode: reusable sections (ms)': reusable.ms,
    'edit mode: reusable sections (KB)': reusable.kilobytes,
  };
}
