import { beginHandOver } from '@/lib/edit/hand-over';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return beginHandOver(request);
}
