import { env } from '@/lib/env';
import { robotsOf } from '@/lib/seo/robots';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(robotsOf(env()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
