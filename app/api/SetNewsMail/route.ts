import { toResponse } from '@/lib/http/api-answer';
import { answerSetNewsMail } from '@/lib/forms/news-mail';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return toResponse(await answerSetNewsMail(request));
}
