import { type RefObject, useRef } from 'react';

import type { ContactValues } from '@/lib/forms/contact-values';
import { honeypotName, minFillMs } from '@/lib/forms/robot-traps';
import type { Language } from '@/lib/i18n/languages';

import { type Submission, writeDraft } from './draft';
import { isCaptchaCode } from './engine-reducer';
import { draftPlace, restoreDraft, trapValue, typedValues } from './form-fields';
import { newId, sendMessage } from './send-message';
import type { useCaptcha } from './use-captcha';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Options {
  form: RefObject<HTMLFormElement | null>;
  language: Language;
  captcha: ReturnType<typeof useCaptcha>;
}

/** Sends the message once per content, with a proof of work, and not sooner than a person could have typed it. */
export function useDelivery({ form, language, captcha }: Options) {
  const startedAt = useRef<number>(undefined);
  const submission = useRef<Submission>(undefined);

  const deliver = async (values: ContactValues, file: string) => {
    const content = JSON.stringify([values, file]);
    if (submission.current?.content !== content) submission.current = { id: newId(), content };
    writeDraft(values, submission.current, draftPlace(form.current));
    const elapsed = () => performance.now() - (startedAt.current ?? performance.now());
    const [solution] = await Promise.all([captcha.solution(), pause(Math.max(0, minFillMs - elapsed()))]);
    const message = {
      ...values,
      file,
      language,
      submissionId: submission.current.id,
      [honeypotName]: trapValue(form.current),
    };
    const send = (payload?: string) =>
      sendMessage({ ...message, captcha: payload, elapsedMs: Math.max(minFillMs, Math.round(elapsed())) });
    const answer = await send(solution);
    // The captcha was used or has expired meanwhile: one more attempt with a new one, before an error is shown.
    if (!isCaptchaCode(answer.code)) return answer;
    captcha.reset();
    return send(await captcha.solution());
  };

  return {
    deliver,
    /** Starts the clock. A form with a draft continues with the draft's submission. */
    begin: () => {
      startedAt.current = performance.now();
      submission.current = restoreDraft(form.current);
    },
    /** Starts the clock again after a message was sent. */
    goOn: () => {
      startedAt.current ??= performance.now();
    },
    keepDraft: () => writeDraft(typedValues(form.current), submission.current, draftPlace(form.current)),
    forget: () => {
      submission.current = undefined;
      startedAt.current = undefined;
    },
  };
}
