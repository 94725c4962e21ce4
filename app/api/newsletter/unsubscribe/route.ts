import { answerOneClick } from '@/lib/forms/newsletter-post';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return answerOneClick(request);
}
