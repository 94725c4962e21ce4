import { env } from '@/lib/env';
import { makeSitemap } from '@/lib/seo/make-sitemap';
import { textAnswer } from '@/lib/seo/text-answer';

/** The sitemap of a large site is an index; `?part=` requests one of its parts. */
export async function GET(request: Request): Promise<Response> {
  const part = new URL(request.url).searchParams.get('part');
  return textAnswer('application/xml', () => makeSitemap(env().siteUrl, part));
}
