import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';

import { incompleteTag, retrySeconds } from '../cache/incomplete.mjs';

const documents = new AsyncLocalStorage<{ isComplete: boolean }>();

/**
 * Records that a part of what is being made could not be fetched. A page is then never put in the place of a complete
 * copy, and otherwise rendered again after `retrySeconds` (`lib/cache/page-cache-handler.mjs`).
 *
 * Next has no call for this, but every fetch lowers the lifetime of the page around it and adds its tags. An empty
 * `data:` address costs nothing, and outside a page it has no effect.
 */
export async function markIncomplete(): Promise<void> {
  const document = documents.getStore();
  if (document) document.isComplete = false;
  else await fetch('data:,', { next: { tags: [incompleteTag], revalidate: retrySeconds } });
}

/**
 * Makes a document that no page cache keeps, and tells whether all of its content could be fetched.
 *
 * @param make its content
 */
export function watchCompleteness<T>(make: () => Promise<T>): Promise<{ content: T; isComplete: boolean }> {
  const state = { isComplete: true };
  return documents.run(state, async () => ({ content: await make(), isComplete: state.isComplete }));
}
