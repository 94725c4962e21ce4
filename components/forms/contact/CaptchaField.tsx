import { useRef } from 'react';

import { FieldError } from '../FieldError';
import styles from '../Form.module.scss';
import { ShieldIcon } from '../FormIcons';
import { CheckIcon } from '../StatusIcons';
import type { CaptchaView, FormLabels } from './form-view';

interface Props {
  labels: Pick<FormLabels, 'captcha' | 'captchaIdle'>;
  error?: string;
  view?: CaptchaView;
  onRetry: () => void;
}

/**
 * Shows the progress of the proof of work. It asks nothing of the visitor. Without script there is neither this nor a
 * captcha.
 */
export function CaptchaField({ labels, error, view, onRetry }: Props) {
  const progress = useRef<HTMLDivElement>(null);
  return (
    <div className={[styles.field, styles.wide, styles.scripted, error && styles.wrong].filter(Boolean).join(' ')}>
      <div className={styles.slot}>
        {view?.state === 'working' && <span className={styles.spinner} aria-hidden="true" />}
        {view?.state === 'done' && <CheckIcon />}
        {view?.state !== 'working' && view?.state !== 'done' && <ShieldIcon />}
        <div ref={progress} role="status" tabIndex={-1}>
          <b>{labels.captcha}</b>
          {error ? (
            <FieldError error={error} />
          ) : (
            <span className={styles.hint}>{view?.hint ?? labels.captchaIdle}</span>
          )}
        </div>
        {view?.retryLabel && (
          <button
            type="button"
            className={styles.retry}
            onClick={() => {
              // The focused button disappears while it is tried.
              progress.current?.focus();
              onRetry();
            }}
          >
            {view.retryLabel}
          </button>
        )}
      </div>
    </div>
  );
}
