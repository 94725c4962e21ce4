import { beginHandOver } from '@/lib/edit/hand-over';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  return beginHandOver(request);
}
