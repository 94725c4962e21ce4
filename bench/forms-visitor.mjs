import { createHmac, randomUUID } from 'node:crypto';

import { solveCaptcha } from './lib/solve-captcha.mjs';

const RETRY_MS = 100;

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @typedef {object} Visit
 * @property {string} backendUrl
 * @property {string} secret what the site signs addresses with
 * @property {number} index
 * @property {number} powMs how long the captcha takes at least
 * @property {number} until the time (milliseconds since 1970) after which no new message is begun
 */

/**
 * Repeats a request until it is answered, because a killed backend is started again.
 *
 * @param {() => Promise<Response>} ask
 */
async function untilAnswered(ask) {
  for (;;) {
    try {
      const response = await ask();
      const body = await response.json();
      if (body.success) return body.data;
      if (response.status < 500) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
    } catch (error) {
      const isCutOff = error instanceof TypeError || error instanceof SyntaxError;
      if (!isCutOff) throw error;
    }
    await pause(RETRY_MS);
  }
}

/**
 * One visitor who sends message after message.
 *
 * @param {Visit} options
 * @returns {Promise<{ submissionId: string, ms: number }[]>} what was acknowledged, and how long that took
 */
export async function visit({ backendUrl, secret, index, until, powMs }) {
  const signedHeaders = () => {
    const address = `10.0.${index >> 8}.${index & 255}`;
    const timestamp = String(Date.now());
    const signature = createHmac('sha256', secret).update(`${timestamp}.${address}`).digest('hex');
    return { 'x-client-address': address, 'x-timestamp': timestamp, 'x-signature': `sha256=${signature}` };
  };
  const sent = [];
  while (Date.now() < until) {
    const challenge = await untilAnswered(() =>
      fetch(`${backendUrl}/api/CaptchaChallenge`, { headers: signedHeaders() }),
    );
    const [captcha] = await Promise.all([solveCaptcha(challenge), pause(powMs)]);
    const submissionId = randomUUID();
    const body = JSON.stringify({
      ...{ subject: `Yük ${submissionId}`, name: 'Ziyaretçi', email: `ziyaretci-${index}@example.com`, phone: '' },
      ...{ message: 'Merhaba, teklif rica ederiz. '.repeat(20), file: '', language: 'tr', submissionId },
      captcha,
    });
    const begun = performance.now();
    await untilAnswered(() =>
      fetch(`${backendUrl}/api/SendMail`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...signedHeaders() },
      }),
    );
    sent.push({ submissionId, ms: performance.now() - begun });
  }
  return sent;
}
