import type { Language } from '@/lib/i18n/languages';

import { countdownTo } from './countdown-to';
import { CountdownView } from './CountdownView';

interface Props {
  /** `2026-12-31` or `2026-12-31T18:00`, in Turkish time, or with a zone of its own. */
  date: string;
  language: Language;
}

/**
 * The time left until a date, which the HTML has in words. Once it is over, a fixed sentence replaces it. A date
 * that is none shows nothing: the sentence would announce what nobody has planned.
 */
export function Countdown({ date, language }: Props) {
  const countdown = countdownTo(date, language);
  return countdown ? <CountdownView {...countdown} /> : null;
}
