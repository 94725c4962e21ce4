import type { Check } from '../check';
import type { Answer } from '../host';
import { warningIf, wrongIf } from '../verdict';

/** Milliseconds. A slower answer is used, but every page that is made waits for it. */
const slowMs = 1_000;

const line = ({ name }: Answer, text: string) => `${name}: ${text}`;

/** What holds for every answer of the run. They come last. */
export const answerChecks: Check[] = [
  {
    id: 'answers.time',
    call: 'all',
    holds: 'every answer is whole within three seconds',
    otherwise: 'the call counts as failed: cached pages stay, other pages cannot be shown',
    run: async (host) =>
      wrongIf(
        host.answers
          .filter(({ failure }) => failure === 'slow')
          .map((answer) => line(answer, `not whole within ${host.timeoutMs} ms`)),
      ),
  },
  {
    id: 'answers.speed',
    call: 'all',
    holds: 'answers take less than a second',
    otherwise: 'a page that is not cached takes as long to appear',
    run: async (host) =>
      warningIf(
        host.answers
          .filter(({ ms, failure }) => !failure && ms > Math.min(slowMs, host.timeoutMs))
          .map((answer) => line(answer, `${answer.ms} ms`)),
      ),
  },
  {
    id: 'answers.size',
    call: 'all',
    holds: 'an answer has 4 MB at most, that of GetRedirects 24 MB',
    otherwise: 'the call counts as failed',
    run: async (host) =>
      wrongIf(
        host.answers.filter(({ failure }) => failure === 'large').map((answer) => line(answer, 'more than that')),
      ),
  },
  {
    id: 'answers.redirect',
    call: 'all',
    holds: 'no call is redirected',
    otherwise: 'the call counts as failed',
    run: async (host) =>
      wrongIf(
        host.answers
          .filter(({ status }) => status >= 300 && status < 400)
          .map((answer) => line(answer, `status ${answer.status}`)),
      ),
  },
  {
    id: 'answers.type',
    call: 'all',
    holds: 'answers say that they are JSON (content-type: application/json)',
    otherwise: 'the site reads them all the same, but a proxy may treat them as a page',
    run: async (host) =>
      warningIf(
        host.answers
          .filter(
            ({ status, headers }) => status > 0 && !/^application\/json\b/i.test(headers.get('content-type') ?? ''),
          )
          .map((answer) => line(answer, `content-type ${answer.headers.get('content-type') ?? 'is missing'}`)),
      ),
  },
  {
    id: 'answers.utf8',
    call: 'all',
    holds: 'answers are UTF-8',
    otherwise: 'letters are shown as �',
    run: async (host) =>
      wrongIf(host.answers.filter(({ isUtf8 }) => !isUtf8).map((answer) => line(answer, 'it is not'))),
  },
];
