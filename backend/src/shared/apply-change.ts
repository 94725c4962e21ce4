import type { Payload } from 'payload';
import { loadLanguages } from '../offered-languages';
import { processWide } from '../process-wide';
import { forgetTable } from '../redirects/link-resolver';
import { searchNews } from '../search/update-index';
import { isRecord } from '../wire/values';
import { ownName } from './announce-change';
import { untilDone } from './until-done';

const warned = processWide<{ ofUnknown?: boolean }>('shared.warned', () => ({}));

const loadLanguagesSoon = (payload: Payload) => void untilDone(payload, 'languages', () => loadLanguages(payload));

/** Reloads everything that is kept in memory: after a time without a connection, or an unknown message. */
export function reloadEverything(payload: Payload): void {
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

/** Messages may have another form while another version runs beside this one, during an upgrade. */
function reloadAfterUnknown(payload: Payload, text: string): void {
  if (!warned.ofUnknown) {
    payload.logger.warn(
      `a message of another process is not understood, everything is reloaded: ${text.slice(0, 200)}`,
    );
  }
  warned.ofUnknown = true;
  reloadEverything(payload);
}

/**
 * Updates what is kept in memory after a change by another process.
 *
 * @param text the message of that process (`announce-change.ts`)
 */
export function applyChange(payload: Payload, text: string): void {
  const news = parse(text);
  if (!isRecord(news)) return reloadAfterUnknown(payload, text);
  const { from, changed, id } = news;
  if (from === ownName()) return;
  const isId = typeof id === 'number' || typeof id === 'string';
  if (changed === 'redirects') forgetTable();
  else if (changed === 'languages') loadLanguagesSoon(payload);
  else if (changed === 'frame') searchNews.frame(payload);
  else if (changed === 'lists') searchNews.lists(payload);
  else if (changed === 'page' && isId) searchNews.page(payload, id);
  else reloadAfterUnknown(payload, text);
}
