import { leaveEditMode } from '@/lib/edit/hand-over';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return leaveEditMode(request);
}
