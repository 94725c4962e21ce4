import { connection } from 'next/server';

import { BackendFailure, getPageKeys } from '@/lib/content';
import { env } from '@/lib/env';
import { sitemapOf } from '@/lib/seo/sitemap';

/** Never prerendered: a build without a backend would keep an empty one. What it asks for is cached like any content. */
export async function GET(): Promise<Response> {
  await connection();
  try {
    const xml = sitemapOf(await getPageKeys(), env().siteUrl);
    return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  } catch (error) {
    if (error instanceof BackendFailure) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
    throw error;
  }
}
