import { getPageKeys } from '@/lib/content';
import { env } from '@/lib/env';
import { textAnswer } from '@/lib/seo/text-answer';
import { sitemapOf } from '@/lib/seo/sitemap';
import { sitemapImages } from '@/lib/seo/sitemap-images';

/** The sitemap of a large site is an index; `?part=` requests one of its parts. */
export async function GET(request: Request): Promise<Response> {
  const { siteUrl } = env();
  const part = new URL(request.url).searchParams.get('part');
  return textAnswer('application/xml', async () => {
    const [keys, images] = await Promise.all([getPageKeys(), sitemapImages(siteUrl)]);
    return sitemapOf({ keys, images, siteUrl }, part === null ? undefined : Number(part));
  });
}
