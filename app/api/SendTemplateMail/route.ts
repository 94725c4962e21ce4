import { toResponse } from '@/lib/http/api-answer';
import { answerTemplateMail } from '@/lib/forms/template-mail';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return toResponse(await answerTemplateMail(request));
}
