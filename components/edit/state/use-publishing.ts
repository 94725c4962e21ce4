'use client';

import { useEffect, useRef } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';
import type { PageProblem, PublishRequest } from '@/lib/edit/edit-info';
import type { Raw } from '@/lib/edit/wire-page';

import type { EditAnswer } from './edit-call';
import type { EditTranslate } from '../texts/edit-texts';
import { type Done, type Live, liveText } from '../texts/live-text';
import { checkPage } from './use-checks';

type Change = (name: string, body: Raw, done: string) => Promise<EditAnswer<Raw>>;

interface Options {
  t: EditTranslate;
  pageKey: string;
  locale: string;
  /** The bare public path. */
  path: string;
  /** Whether visitors have the page. */
  isPublic: boolean;
  /** The newest request to publish it. */
  request?: PublishRequest | null;
  /** What is published with the page, as it is shown. */
  seen: Raw;
  /** The names of what has unsaved edits; empty if nothing has. */
  leftOut: () => string;
  post: <T>(name: string, body: Raw) => Promise<EditAnswer<T>>;
  change: Change;
  showMessage: (text: string, isFailure?: boolean) => void;
  /** Shows that visitors have a revision, as long as there is nothing newer. */
  showLive: (texts: { text: string; later: string }, revision: string | null | undefined) => void;
  showProblems: (problems: PageProblem[]) => void;
  hideProblems: () => void;
}

/** What publishes: the page's own call, or the approval of a request. */
export interface PublishCall {
  name: 'PublishPage' | 'AnswerRequest';
  body: Raw;
}

const ownCall: PublishCall = { name: 'PublishPage', body: {} };

interface Published extends Raw {
  publishedRevision?: string | null;
  /** Of the page that is public now; a draft may have moved it. */
  pageKey?: string;
  addresses?: string[];
  /** The part of every page that was published. */
  part?: PartName;
}

/** The pauses between two checks of the public pages, in milliseconds; the last one is repeated. */
const pauses = [1000, 2000, 4000, 8000, 15_000];
/** After this time the public pages are no longer checked. */
const followTimeoutMs = 120_000;

const errorsOf = (problems: readonly PageProblem[]) => problems.filter(({ severity }) => severity === 'error');
const warningsOf = (problems: readonly PageProblem[]) => problems.map((problem) => JSON.stringify(problem)).sort();

/** Publishes the page after showing its problems, and checks the public pages until visitors get the change. */
export function usePublishing(options: Options) {
  const {
    t,
    pageKey,
    path,
    isPublic,
    locale,
    request,
    seen,
    leftOut,
    post,
    change,
    showMessage,
    showLive,
    showProblems,
    hideProblems,
  } = options;
  const shownWarnings = useRef<string[]>([]);
  const latestPoll = useRef(0);
  const isBusy = useRef(false);
  // An approval that showed warnings first is still meant by the next press, while the request is open.
  const pending = useRef(ownCall);
  useEffect(
    () => () => {
      latestPoll.current = -1;
    },
    [],
  );

  /** Asks the site whether the public pages have changed, until they have or the timeout is reached. */
  async function pollUntilLive(
    { publishedRevision = null, pageKey: publicKey = pageKey, addresses = [], part }: Published,
    done: Done,
  ) {
    const thisPoll = (latestPoll.current += 1);
    const started = Date.now();
    for (let attempt = 0; ; attempt += 1) {
      const published = { pageKey: publicKey, publishedRevision, addresses, part };
      const { isOk, status, data } = await post<Live>('GoLive', published);
      // Another publication has begun, or the editor has left the page.
      if (latestPoll.current !== thisPoll) return;
      const waited = Date.now() - started;
      const isLastAttempt = waited > followTimeoutMs || (!isOk && [400, 403, 404].includes(status));
      const { text, isFailure, isLive, isOver } = liveText(isOk ? data : undefined, {
        t,
        locale,
        done,
        attempt,
        waited,
        isLastAttempt,
      });
      if (isLive && done === 'published') showLive({ text, later: t('editLiveOlder') }, publishedRevision);
      else showMessage(text, isFailure);
      if (isOver) return;
      await new Promise((resolve) => setTimeout(resolve, pauses[attempt] ?? pauses.at(-1)));
      if (latestPoll.current !== thisPoll) return;
    }
  }

  /** Ignores a call while another one runs, because a button may be pressed twice. */
  async function runAlone<T>(action: () => Promise<T>): Promise<T | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    try {
      return await action();
    } finally {
      isBusy.current = false;
    }
  }

  /** @returns what was published; undefined if it was blocked or failed */
  async function checkAndPublish({ name, body }: PublishCall): Promise<Published | undefined> {
    showMessage(t('editWorking'));
    // If the check does not answer, publish all the same: the backend refuses a page with errors.
    const problems = (await checkPage(pageKey)) ?? [];
    const errors = errorsOf(problems);
    const newWarnings = warningsOf(problems).filter((warning) => !shownWarnings.current.includes(warning));
    shownWarnings.current = warningsOf(problems);
    // A warning that was shown once does not block the next attempt.
    if (errors.length > 0 || newWarnings.length > 0) {
      showProblems(problems);
      if (errors.length > 0) showMessage(t('editBlocked', { count: String(errors.length) }), true);
      else showMessage(t('editWarned', { count: String(problems.length) }));
      return undefined;
    }
    const places = leftOut();
    if (places && !window.confirm(t('editConfirmPublishWithout', { places }))) {
      showMessage('');
      return undefined;
    }
    pending.current = ownCall;
    const answer = await change(name, { ...seen, ...body }, t('editGoingLive'));
    const refused = (answer.data as { problems?: PageProblem[] } | undefined)?.problems;
    if (refused) {
      showProblems(refused);
      showMessage(t('editBlocked', { count: String(errorsOf(refused).length) }), true);
    }
    if (!answer.isOk) return undefined;
    hideProblems();
    showMessage(t('editGoingLive'));
    return answer.data as Published;
  }

  async function publish(call?: PublishCall): Promise<void> {
    // A call that is ignored must not be meant by the next press.
    if (call && !isBusy.current) pending.current = call;
    const isOpen = request?.state === 'open' && request.id === pending.current.body.id;
    const published = await runAlone(() => checkAndPublish(call ?? (isOpen ? pending.current : ownCall)));
    if (published) await pollUntilLive(published, 'published');
  }

  /** For a request that was answered in another way. */
  function forgetApproval(): void {
    pending.current = ownCall;
  }

  async function unpublish(): Promise<void> {
    if (!window.confirm(t('editConfirmUnpublish'))) return;
    const answer = await runAlone(() => change('UnpublishPage', {}, t('editGoingOff')));
    if (answer?.isOk) await pollUntilLive(answer.data as Published, 'withdrawn');
  }

  /** Says when visitors have a part that was published: at the home page, and at this page if it is public. */
  async function followPart(part: PartName, publishedRevision?: string): Promise<void> {
    showMessage(t('editGoingLive'));
    await pollUntilLive({ part, publishedRevision, addresses: isPublic ? ['/', path] : ['/'] }, 'part');
  }

  return { publish, forgetApproval, unpublish, followPart };
}
