import 'server-only';

import type { Answer } from '../http/api-answer';
import { addressOfVisitor } from '../http/visitor-address';
import { callBackend } from './call-backend';
import { refuseRequest } from './guard-request';

const timeoutMs = 3000;

/** GET /api/CaptchaChallenge. */
export async function answerCaptchaChallenge(request: Request): Promise<Answer> {
  const refused = await refuseRequest(request, { counted: 'captcha' });
  return refused ?? callBackend('CaptchaChallenge', addressOfVisitor(request), { method: 'GET', timeoutMs });
}
