import { renderShareImage } from '@/components/seo/render-share-image';
import { Busy, storedShareImage } from '@/lib/seo/share-image-store';
import { BackendFailure } from '@/lib/content';
import { isLanguage } from '@/lib/i18n/languages';
import { loadShareCard, shareAddress, shareRevision } from '@/lib/seo/share-card';

interface Context {
  params: Promise<{ lang: string; path: string[] }>;
}

function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/**
 * The share images of pages. The address contains a hash of the content; an address with another hash redirects to
 * the current image. Only existing pages have one, so nobody can have more images drawn than there are pages.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lang, path: segments } = await params;
  const file = segments.at(-1) ?? '';
  if (!isLanguage(lang) || !/^[0-9a-f]{12}\.jpg$/.test(file)) return empty(404);
  try {
    const path = `/${segments.slice(0, -1).map(decodeURIComponent).join('/')}`;
    const card = await loadShareCard(lang, path);
    if (!card) return empty(404);
    const revision = shareRevision(card);
    if (file !== `${revision}.jpg`) {
      const location = shareAddress(card, lang, encodeURI(path));
      return empty(307, { location, 'cache-control': 'public, max-age=300, stale-if-error=604800' });
    }
    const picture = await storedShareImage(`${lang}${path}`, revision, () => renderShareImage(card));
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
    });
  } catch (error) {
    if (error instanceof URIError) return empty(404);
    if (!(error instanceof BackendFailure) && !(error instanceof Busy)) {
      console.error(`share: ${segments.join('/')}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return empty(503, { 'retry-after': '30' });
  }
}
