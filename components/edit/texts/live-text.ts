import type { EditTranslate } from './edit-texts';

/** The site's answer about the public pages after a publication (docs/editing-internals.md#going-live). */
export interface Live {
  /** `replaced`: something newer was published meanwhile, or it was withdrawn. */
  state: 'live' | 'retrying' | 'replaced';
  seconds?: number;
  addresses?: { path: string; state: 'live' | 'waiting' | 'failed'; status?: number; server?: string }[];
}

/** What became public, or is no longer: the page, or a part of every page. */
export type Done = 'published' | 'withdrawn' | 'part';

interface Options {
  t: EditTranslate;
  locale: string;
  done: Done;
  /** The number of earlier requests. */
  attempt: number;
  /** Milliseconds since the first request. */
  waited: number;
  /** Whether no further request follows. */
  isLastAttempt: boolean;
}

const liveKeys = { published: 'editLive', withdrawn: 'editWithdrawn', part: 'editPartLive' } as const;

const replacedKeys = { published: 'editReplaced', withdrawn: 'editPublicAgain', part: 'editReplaced' } as const;

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
 * The message in the bar: live after so many seconds; replaced meanwhile; or the addresses that are not live, and whether
 * it is tried again.
 */
export function liveText(answer: Live | undefined, { t, locale, done, attempt, waited, isLastAttempt }: Options) {
  if (answer?.state === 'live') {
    const seconds = attempt === 0 ? (answer.seconds ?? waited / 1000) : waited / 1000;
    const figure = seconds.toLocaleString(locale, { maximumFractionDigits: 1 });
    const count = String(answer.addresses?.length ?? 0);
    const text = t(liveKeys[done], { seconds: figure, count });
    return { text, isFailure: false, isLive: true, isOver: true };
  }
  if (answer?.state === 'replaced')
    return { text: t(replacedKeys[done]), isFailure: true, isLive: false, isOver: true };
  const addresses = answer ? nameAddresses(answer, t) : '';
  const text = addresses
    ? t(isLastAttempt ? 'editLiveLater' : 'editNotLiveYet', { addresses })
    : t(isLastAttempt ? 'editNotCheckedLater' : 'editNotReached');
  return { text, isFailure: true, isLive: false, isOver: isLastAttempt };
}
