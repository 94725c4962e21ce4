import { goLive } from '@/lib/edit/go-live';
import { toResponse } from '@/lib/http/api-answer';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return toResponse(await goLive(request));
}
