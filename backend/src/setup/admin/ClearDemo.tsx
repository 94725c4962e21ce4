'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

import type { DemoModel } from '../read-view';
import type { Clearing } from '../setup-endpoints';
import { fillText, setupTexts } from '../setup-texts';
import { callSetup } from './call-setup';

const LOOK_EVERY_MS = 1000;
const MOST_NAMED = 12;

/** Names what is lost, and clears the sample content after a confirmation. */
export function ClearDemo({ demo: { changes, canArchive } }: { demo: DemoModel }) {
  const { i18n } = useTranslation();
  const texts = setupTexts(i18n.language);
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<Clearing>();
  const [error, setError] = useState('');
  const confirm = useRef<HTMLButtonElement>(null);
  const isRunning = state?.step === 'archive' || state?.step === 'content';

  useEffect(() => {
    if (isAsking) confirm.current?.focus();
  }, [isAsking]);

  useEffect(() => {
    if (state?.step === 'done') window.location.reload();
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      void callSetup<Clearing | null>('/state', 'GET').then(({ isOk, data }) => {
        // A process that was started again has finished the clearing before it answers.
        if (isOk && !data) window.location.reload();
        else setState(data ?? { ...state });
      });
    }, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isRunning, state]);

  async function start() {
    setAsking(false);
    setError('');
    const { isOk, data, message } = await callSetup<Clearing>('/clear', 'POST');
    if (isOk && data) setState(data);
    else setError(message || texts.noAnswer);
  }

  function progress(): string {
    if (state?.step === 'archive') return texts.clearingArchive;
    if (state?.step === 'content') return fillText(texts.clearingContent, { done: state.done, total: state.total });
    if (state?.step !== 'failed') return error;
    return fillText(texts.clearFailed, { reason: state.reason ?? texts.clearFailedUnknown });
  }

  const named = changes.slice(0, MOST_NAMED);
  return (
    <div className="setup-clear">
      <p>{texts.clearText}</p>
      <p>{changes.length > 0 ? fillText(texts.clearChanged, { count: changes.length }) : texts.clearUnchanged}</p>
      {changes.length > 0 && (
        <ul>
          {named.map(({ area, name, isNew }) => (
            <li key={`${area} ${name}`}>
              {texts.areas[area]}: {area === 'globals' ? (texts.globals[name] ?? name) : name} (
              {isNew ? texts.isNew : texts.isChanged})
            </li>
          ))}
          {changes.length > named.length && (
            <li>{fillText(texts.clearMore, { count: changes.length - named.length })}</li>
          )}
        </ul>
      )}
      <p role="status" className="setup__status">
        {progress()}
      </p>
      {!canArchive && <p className="setup-field__problem">{texts.clearNoArchive}</p>}
      {isAsking ? (
        <div className="setup__actions">
          <button
            ref={confirm}
            type="button"
            className="setup-button setup-button--danger"
            onClick={() => void start()}
          >
            {texts.clearConfirm}
          </button>
          <button type="button" className="setup-button setup-button--quiet" onClick={() => setAsking(false)}>
            {texts.clearCancel}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="setup-button setup-button--danger"
          disabled={isRunning || !canArchive}
          onClick={() => setAsking(true)}
        >
          {texts.clear}
        </button>
      )}
    </div>
  );
}
