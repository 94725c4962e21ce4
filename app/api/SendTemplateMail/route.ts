import { toResponse } from '@/lib/forms/answers';
import { answerTemplateMail } from '@/lib/forms/template-mail';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return toResponse(await answerTemplateMail(request));
}
