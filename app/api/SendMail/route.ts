import { toResponse } from '@/lib/http/api-answer';
import { answerSendMail } from '@/lib/forms/send-mail';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return toResponse(await answerSendMail(request));
}
