import { relayEditing } from '@/lib/edit/relay';
import { toResponse } from '@/lib/http/api-answer';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ name: string }>;
}

async function relay(request: Request, { params }: Context): Promise<Response> {
  return toResponse(await relayEditing(request, (await params).name));
}

export const GET = relay;
export const POST = relay;
