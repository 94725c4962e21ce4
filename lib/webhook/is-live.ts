import type { PublicState } from '../content/current-state';
import type { Language } from '../i18n/languages';
import type { OwnAnswer } from './own-server';

/** A page that is gone: there is none, or a redirect leads to where it went. */
const gone = new Set([301, 307, 308, 404, 410]);

function metaOf(head: string, name: string): string | undefined {
  return new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(head)?.[1];
}

/**
 * Whether a public answer is what the backend says: its revision and that of its lists stand in the head
 * (`lib/seo/metadata.ts`), or the page is gone.
 *
 * @param alsoNew a revision that is as good, because it is the one that was published
 */
export function isLive(answer: OwnAnswer, state: PublicState, language: Language, alsoNew?: string | null): boolean {
  const { status, head } = answer;
  if (state.revision === null) return gone.has(status);
  if (status >= 400) return false;
  const shown = metaOf(head, 'content-revision');
  if (state.revision !== undefined && shown !== state.revision && !(alsoNew && shown === alsoNew)) return false;
  const lists = state.lists[language];
  return lists === undefined || metaOf(head, 'content-lists') === lists;
}
