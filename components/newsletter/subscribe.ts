import type { Envelope } from '@/lib/http/api-answer';
import { isProblem, problemKeys, reasonKey } from '@/lib/forms/failure-texts';
import { honeypotName } from '@/lib/forms/robot-traps';
import { type Language, translator } from '@/lib/i18n/languages';

/** The texts around the field. */
export interface NewsletterView {
  error?: string;
  status?: { kind: 'info' | 'success' | 'failure'; text: string; reason?: string };
}

const timeoutMs = 20_000;

async function post(body: Record<string, unknown>): Promise<Envelope> {
  try {
    const response = await fetch('/api/SetNewsMail', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await response.json()) as Envelope;
  } catch {
    return { success: false, code: 'no_answer' };
  }
}

/** The browser's validation error of the field, in the site's words. */
export function problemOf(input: HTMLInputElement | null, language: Language): string {
  return translator(language)(problemKeys[input?.validity.valueMissing ? 'required' : 'invalid_email']);
}

/** Sends the form and shows the result. */
export async function subscribe(
  form: HTMLFormElement,
  language: Language,
  show: (view: NewsletterView) => void,
): Promise<void> {
  const t = translator(language);
  const values = new FormData(form);
  show({ status: { kind: 'info', text: t('newsletterSending') } });
  const trap = values.get(honeypotName);
  const { success, code, data } = await post({ email: values.get('email'), language, [honeypotName]: trap });
  if (success) {
    form.reset();
    show({ status: { kind: 'success', text: t('newsletterPending') } });
    return;
  }
  const { fields } = (data ?? {}) as { fields?: { email?: unknown } };
  if (isProblem(fields?.email)) {
    show({ error: t(problemKeys[fields.email]) });
    return;
  }
  const field = form.querySelector<HTMLInputElement>(`[name="${honeypotName}"]`);
  if (field) field.value = '';
  const key = reasonKey(code);
  show({ status: { kind: 'failure', text: t('newsletterFailed'), reason: key && t(key) } });
}
