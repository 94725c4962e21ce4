'use client';

import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button';

import { barId } from '../bar/EditBar';
import { useEdit } from '../state/edit-context';
import { focusAfter } from '../state/focus-after';
import styles from './Help.module.scss';
import { tourSteps } from './tour-steps';
import { useTargetBox } from './use-target-box';

interface Props {
  /** It goes on at its step when it is shown again. */
  isHidden: boolean;
  /** Called when it was finished or skipped. */
  onEnd: () => void;
}

/** The tour of the edit mode: a card with each step, and a frame around what it is about. The page stays usable. */
export function Tour({ isHidden, onEnd }: Props) {
  const { t, interfaceLanguage } = useEdit();
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const step = tourSteps[at];
  const box = useTargetBox(isHidden ? '' : (step?.target ?? ''));
  const isLast = at === tourSteps.length - 1;

  useEffect(() => heading.current?.focus({ preventScroll: true }), [at]);

  if (!step || isHidden) return null;
  return (
    <>
      {box && <div className={styles.frame} style={box} aria-hidden="true" />}
      <div
        ref={focusAfter(() => document.getElementById(barId))}
        className={styles.card}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        lang={interfaceLanguage}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onEnd();
        }}
      >
        <p className={styles.count}>{t('editTourStep', { step: String(at + 1), count: String(tourSteps.length) })}</p>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {t(step.title)}
        </h2>
        <p id={`${id}-text`}>{t(step.text)}</p>
        <div className={styles.buttons}>
          <Button
            type="button"
            size="small"
            title={t(isLast ? 'editTourEnd' : 'editTourNext')}
            onClick={() => (isLast ? onEnd() : setAt(at + 1))}
          />
          {at > 0 && (
            <Button
              type="button"
              size="small"
              theme="outline"
              title={t('editTourBack')}
              onClick={() => setAt(at - 1)}
            />
          )}
          {!isLast && (
            <button type="button" className={styles.skip} onClick={onEnd}>
              {t('editTourSkip')}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
