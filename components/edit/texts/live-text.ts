import type { EditTranslate } from './edit-texts';

/** The site's answer about the public pages after a publication (docs/editing-internals.md#going-live). */
export interface Live {
  state: 'live' | 'retrying';
  seconds?: number;
  addresses?: { path: string; state: 'live' | 'waiting' | 'failed'; status?: number; server?: string }[];
}

interface Options {
  t: EditTranslate;
  locale: string;
  done: 'published' | 'withdrawn';
  /** The number of earlier requests. */
  attempt: number;
  /** Milliseconds since the first request. */
  waited: number;
  /** Whether no further request follows. */
  isLastAttempt: boolean;
}

/** At most this many addresses are named. */
const maxNamed = 3;

function nameAddresses({ addresses = [] }: Live, t: EditTranslate): string {
  const waiting = addresses.filter(({ state }) => state !== 'live');
  const names = waiting.map(({ path, status, server }) => {
    const more = [status, server].filter(Boolean).join(', ');
    return more ? `${path} (${more})` : path;
  });
  const named = names.slice(0, maxNamed).join(', ');
  const more = names.length - maxNamed;
  return more > 0 ? t('editAndMore', { addresses: named, count: String(more) }) : named;
}

/**
 * The message in the bar: live after so many seconds; or the addresses that are not live, and whether it is tried
 * again.
 */
export function liveText(answer: Live | undefined, { t, locale, done, attempt, waited, isLastAttempt }: Options) {
  if (answer?.state === 'live') {
    const seconds = attempt === 0 ? (answer.seconds ?? waited / 1000) : waited / 1000;
    const figure = seconds.toLocaleString(locale, { maximumFractionDigits: 1 });
    const text = t(done === 'published' ? 'editLive' : 'editWithdrawn', { seconds: figure });
    return { text, isFailure: false, isLive: true };
  }
  const addresses = answer ? nameAddresses(answer, t) : '';
  const text = addresses
    ? t(isLastAttempt ? 'editLiveLater' : 'editNotLiveYet', { addresses })
    : t(isLastAttempt ? 'editNotCheckedLater' : 'editNotReached');
  return { text, isFailure: true, isLive: false };
}
