import { toResponse } from '@/lib/http/api-answer';
import { answerCaptchaChallenge } from '@/lib/forms/captcha-challenge';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  return toResponse(await answerCaptchaChallenge(request));
}
