'use client';

import { useId, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import form from '@/components/forms/Form.module.scss';
import type { PartName } from '@/components/layout/parts/definitions';
import { Button } from '@/components/ui/Button';
import type { PageProblem, Scheduled } from '@/lib/edit/edit-info';
import { seenSections } from '@/lib/edit/reusable';
import type { Raw } from '@/lib/edit/wire-page';

import { KeptWords } from '../request/KeptWords';
import { useKeptWords } from '../request/use-kept-words';
import type { EditAnswer } from '../state/edit-call';
import { useEdit } from '../state/edit-context';
import { findGone } from '../state/put-back';
import { useAlone } from '../state/use-alone';
import { useNewestPlans } from '../state/use-newest-plans';
import { useTimeZone } from '../state/use-local-time';
import { failureText } from '../texts/failure-text';
import styles from './EditPanel.module.scss';
import { PlannedAction } from './PlannedAction';

interface Answer {
  scheduled?: Scheduled[];
  problems?: PageProblem[];
  fields?: Record<string, string>;
}

/** A time as a `datetime-local` input needs it, in this device's time zone: 2026-11-20T18:30. */
function fieldTime(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

function isWithinYear(at: Date): boolean {
  const ahead = at.getTime() - Date.now();
  return ahead > 0 && ahead < year;
}

interface Props {
  /** The part of every page that is planned; the page without one. */
  part?: PartName;
  scheduled: Scheduled[];
  /** Called with the errors that keep it from being published. */
  onProblems: (problems: PageProblem[]) => void;
}

/** Schedules the publication or withdrawal of the page, or the publication of a part of every page. */
export function ScheduleForm({ part, scheduled, onProblems }: Props) {
  const { t, info, post, get, pageKey, openedPage, noteMoved, refreshPage } = useEdit();
  const [plans, setPlans] = useNewestPlans(scheduled);
  const [now] = useState(() => Date.now());
  const [status, setStatus] = useState('');
  const [timeError, setTimeError] = useState('');
  const planned = part ? { part } : { pageKey };
  const place = part ? `schedule:${part}` : 'schedule';
  const isOfPart = part !== undefined;
  const time = useKeptWords(`${place}:at`, { isOfPart });
  // Without a time nothing was planned: an action from before would be overlooked.
  const action = useKeptWords(`${place}:action`, { isOfPart, isRestored: time.text !== '' });
  const zone = useTimeZone();
  const { isBusy, alone } = useAlone();
  const id = useId();

  const forget = () => {
    action.forget();
    time.forget();
  };
  const applyAnswer = (data: Answer | undefined, text: string) => {
    if (data?.scheduled) setPlans(data.scheduled);
    setStatus(text);
    refreshPage(undefined);
  };
  /** After a call about a plan, which somebody else may have cancelled, or which has run. */
  const showFailure = async (answer: EditAnswer<Answer>, planId: string) => {
    if (answer.status !== 404) return setStatus(failureText(answer, t));
    // There is no plan either where there is no page at this address.
    const gone = part ? undefined : await findGone({ post, get }, openedPage, noteMoved);
    if (gone === 'moved' || gone === 'page') return setStatus(t(gone === 'moved' ? 'editPageMoved' : 'editGone'));
    applyAnswer({ scheduled: plans.filter((each) => each.id !== planId) }, t('editScheduleGone'));
  };
  /** Plans what is shown here. @returns the answer, unless errors of the page or part are shown in its place */
  const plan = async (chosen: string, body: Raw): Promise<EditAnswer<Answer> | undefined> => {
    const ofPage = { revision: info.revision, ...seenSections(info.page) };
    const seen = part ? { revision: info.parts?.[part]?.revision } : ofPage;
    // A withdrawal does not depend on the content.
    const content = chosen === 'publish' ? seen : {};
    const answer = await post<Answer>('SchedulePage', { ...planned, ...content, action: chosen, ...body });
    if (answer.status === 409) refreshPage(undefined);
    if (!answer.data?.problems) return answer;
    onProblems(answer.data.problems);
    return undefined;
  };
  const add = async () => {
    const at = new Date(time.text);
    const isPossible = isWithinYear(at);
    setStatus('');
    setTimeError(isPossible ? '' : t('editScheduleTime'));
    if (!isPossible) return document.getElementById(`${id}-at`)?.focus();
    const answer = await plan(action.text || 'publish', { at: at.toISOString() });
    if (!answer) return undefined;
    if (answer.isOk) {
      forget();
      return applyAnswer(answer.data, t('editScheduledDone'));
    }
    const field = answer.data?.fields?.at;
    setTimeError(field ? t(field === 'too_many' ? 'editScheduleFull' : 'editScheduleTime') : '');
    setStatus(field ? '' : failureText(answer, t));
  };
  const renew = async ({ id: replaces, at }: Scheduled) => {
    setStatus('');
    const answer = await plan('publish', { at, replaces });
    if (!answer) return;
    if (answer.isOk) applyAnswer(answer.data, t('editScheduledDone'));
    else await showFailure(answer, replaces);
    document.getElementById(`${id}-plans`)?.focus();
  };
  const cancel = async ({ id: cancelled }: Scheduled) => {
    const answer = await post<Answer>('UnschedulePage', { ...planned, id: cancelled });
    if (answer.isOk) applyAnswer(answer.data, t('editScheduleCancelled'));
    else await showFailure(answer, cancelled);
    // The pressed button may have been removed.
    document.getElementById(`${id}-plans`)?.focus();
  };

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void alone(add);
        }}
        noValidate
      >
        {(time.isFromBefore || action.isFromBefore) && <KeptWords label={t('editSchedule')} onForget={forget} />}
        {!isOfPart && (
          <div className={form.field}>
            <label htmlFor={`${id}-action`}>{t('editScheduleAction')}</label>
            <select
              id={`${id}-action`}
              className={form.input}
              value={action.text || 'publish'}
              onChange={({ target }) => action.change(target.value === 'publish' ? '' : target.value)}
            >
              <option value="publish">{t('editPublish')}</option>
              <option value="unpublish">{t('editUnpublish')}</option>
            </select>
          </div>
        )}
        <div className={[form.field, timeError && form.wrong].filter(Boolean).join(' ')}>
          <label htmlFor={`${id}-at`}>{t('editScheduleAt')}</label>
          <input
            id={`${id}-at`}
            type="datetime-local"
            className={form.input}
            value={time.text}
            onChange={({ target }) => time.change(target.value)}
            required
            min={fieldTime(now + minute)}
            max={fieldTime(now + year)}
            aria-invalid={timeError ? true : undefined}
            aria-describedby={`${id}-zone ${id}-wrong`}
          />
          <p id={`${id}-zone`} className={form.hint}>
            {t('editScheduleText', { zone: zone ?? '' })}
          </p>
          <FieldError id={`${id}-wrong`} error={timeError} />
        </div>
        <Button type="submit" title={t('editScheduleAdd')} aria-disabled={isBusy} />
      </form>
      <p role="status">{status}</p>
      <section>
        <h3 id={`${id}-plans`} tabIndex={-1}>
          {t('editSchedulePlans')}
        </h3>
        {plans.length === 0 && <p>{t('editScheduleNone')}</p>}
        <ol className={styles.versions}>
          {plans.map((each) => (
            <PlannedAction
              key={each.id}
              planned={each}
              isBusy={isBusy}
              onRenew={() => void alone(() => renew(each))}
              onCancel={() => void alone(() => cancel(each))}
            />
          ))}
        </ol>
      </section>
    </>
  );
}
