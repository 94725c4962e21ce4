import { readRuntimeEnv } from '../../runtime-env';
import { formCall } from '../http/form-call';
import { limit } from '../http/limits';
import { makeChallenge } from './captcha';

export const captchaChallenge = formCall('CaptchaChallenge', 'get', async (req, { address }) => {
  await limit(req, 'challenge', address);
  const { secret, forms } = readRuntimeEnv();
  return makeChallenge({ secret, attempts: forms.captchaAttempts });
});
