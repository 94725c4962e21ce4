import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  const lines = ['User-agent: *', 'Allow: /', `Sitemap: ${env().siteUrl}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
