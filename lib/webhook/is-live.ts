import type { PublicState } from '../content/current-state';
import type { Language } from '../i18n/languages';
import { preparingMark } from '../seo/preparing-mark';
import type { PublicAnswer } from './own-server';

/** A page that is gone: 404, or a redirect to its new address. */
const gone = new Set([301, 307, 308, 404, 410]);

function metaOf(head: string, name: string): string | undefined {
  return new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(head)?.[1];
}

/**
 * Whether a public answer matches the backend: the head has the revision of the page, of its lists and of its frame
 * (`lib/seo/metadata.ts`), or the page is gone. In place of the home page, the site says that it is being prepared.
 */
export function isLive(answer: PublicAnswer, state: PublicState, language: Language): boolean {
  const { status, head } = answer;
  if (state.revision === null) return gone.has(status) || metaOf(head, preparingMark) !== undefined;
  if (status >= 400) return false;
  if (state.revision !== undefined && metaOf(head, 'content-revision') !== state.revision) return false;
  const lists = state.lists[language];
  if (lists !== undefined && metaOf(head, 'content-lists') !== lists) return false;
  const frame = state.frame?.[language];
  return frame === undefined || metaOf(head, 'content-frame') === frame || metaOf(head, preparingMark) !== undefined;
}
