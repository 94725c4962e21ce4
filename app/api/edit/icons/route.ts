import { currentSession } from '@/lib/edit/load-edit-page';
import { sessionExpired } from '@/lib/edit/relay';
import { toResponse } from '@/lib/http/api-answer';
import { findIcons } from '@/lib/icons/find-icons';

export const dynamic = 'force-dynamic';

const limit = 60;

/** The icons that an editor searches. They are drawn here, so that no browser loads all of them. */
export async function GET(request: Request): Promise<Response> {
  if (!(await currentSession())) return toResponse(sessionExpired);
  const query = new URL(request.url).searchParams.get('query') ?? '';
  return Response.json(
    { success: true, data: findIcons(query.slice(0, 100), limit) },
    { headers: { 'cache-control': 'no-store' } },
  );
}
