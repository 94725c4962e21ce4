import { BackendFailure } from '../backend/failure';
import { watchCompleteness } from '../content/mark-incomplete';

/** How long crawlers may cache a document; the data below is fresh within the revalidation time. */
const kept = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=604800';

/**
 * A document for crawlers. It is never prerendered: a build without a backend would cache an empty one. Its data is
 * cached like all content, so an outage does not matter; at the very start it answers 503, which asks crawlers to keep
 * what they have. Where a list fails that was never fetched, the document is sent without it, and not to be cached.
 *
 * @param type its media type
 * @param make its text; undefined when there is none
 */
export async function textAnswer(type: string, make: () => Promise<string | undefined>): Promise<Response> {
  try {
    const { content: text, isComplete } = await watchCompleteness(make);
    if (text === undefined) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
    const cacheControl = isComplete ? kept : 'no-store';
    return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl } });
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    return new Response(null, { status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
  }
}
