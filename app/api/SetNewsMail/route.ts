import { toResponse } from '@/lib/forms/answers';
import { answerSetNewsMail } from '@/lib/forms/news-mail';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return toResponse(await answerSetNewsMail(request));
}
