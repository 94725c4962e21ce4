import type { ContactValues } from '@/lib/forms/contact-values';
import type { Envelope } from '@/lib/http/api-answer';
import { type honeypotName } from '@/lib/forms/robot-traps';
import type { Language } from '@/lib/i18n/languages';

interface Message extends ContactValues {
  file: string;
  captcha?: string;
  language: Language;
  submissionId: string;
  elapsedMs: number;
  [honeypotName]: string;
}

/** Longer than the site's own time-out, so that its answer arrives. */
const timeoutMs = 20_000;

/** Sends the form. Every answer is read as an envelope; no answer becomes `no_answer`. */
export async function sendMessage(message: Message): Promise<Envelope> {
  try {
    const response = await fetch('/api/SendMail', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await response.json()) as Envelope;
  } catch {
    return { success: false, code: 'no_answer' };
  }
}

/** `crypto.randomUUID` exists on https and localhost only; a site may be opened by its IP address. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
