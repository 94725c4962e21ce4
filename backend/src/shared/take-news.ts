import type { Payload } from 'payload';
import { loadLanguages } from '../offered-languages';
import { processWide } from '../process-wide';
import { forgetTable } from '../redirects/link-resolver';
import { searchNews } from '../search/update-index';
import { isRecord } from '../wire/values';
import { ownName } from './tell-others';

const warned = processWide<{ ofUnknown?: boolean }>('shared.warned', () => ({}));

function loadLanguagesSoon(payload: Payload): void {
  loadLanguages(payload).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'languages: not read; those that are known stay' }),
  );
}

/** After a time in which nothing was heard, or where it was not understood. */
export function assumeAnything(payload: Payload): void {
  loadLanguagesSoon(payload);
  forgetTable();
  searchNews.unknown(payload);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** While another version runs beside this one, what it says may have another form. */
function takeUnknown(payload: Payload, text: string): void {
  if (!warned.ofUnknown) {
    payload.logger.warn(
      `another process says what is not understood, so everything is compared: ${text.slice(0, 200)}`,
    );
  }
  warned.ofUnknown = true;
  assumeAnything(payload);
}

/**
 * Brings what is in memory up to date with what another process has changed.
 *
 * @param text what it says (`tell-others.ts`)
 */
export function takeNews(payload: Payload, text: string): void {
  const news = parse(text);
  if (!isRecord(news)) return takeUnknown(payload, text);
  const { from, changed, id } = news;
  if (from === ownName()) return;
  const isId = typeof id === 'number' || typeof id === 'string';
  if (changed === 'redirects') forgetTable();
  else if (changed === 'languages') loadLanguagesSoon(payload);
  else if (changed === 'frame') searchNews.frame(payload);
  else if (changed === 'lists') searchNews.lists(payload);
  else if (changed === 'page' && isId) searchNews.page(payload, id);
  else takeUnknown(payload, text);
}
