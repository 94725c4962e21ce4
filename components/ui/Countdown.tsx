import type { Language } from '@/lib/i18n/languages';

import { countdownTo } from './countdown-to';
import { CountdownView } from './CountdownView';

interface Props {
  /** `2026-12-31` or `2026-12-31T18:00`, in Turkish time, or with a zone. */
  date: string;
  language: Language;
}

/**
 * The time left until a date, which the HTML has as text. Once it is over, a fixed sentence replaces it. An invalid
 * date shows nothing, since the sentence would be wrong.
 */
export function Countdown({ date, language }: Props) {
  const countdown = countdownTo(date, language);
  return countdown ? <CountdownView {...countdown} /> : null;
}
