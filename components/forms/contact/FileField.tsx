import { useEffect, useRef } from 'react';

import { FieldError } from '../FieldError';
import styles from '../Form.module.scss';
import { CloseIcon, UploadIcon } from '../FormIcons';
import { CheckIcon } from '../StatusIcons';
import type { FormLabels, UploadView } from './form-view';

interface Props {
  id: string;
  labels: FormLabels;
  accept: string;
  error?: string;
  view?: UploadView;
  /** Whether the form's only error is here. */
  hasFirstError?: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** One file, chosen or dropped. With script it is uploaded at once, without script it is sent with the form. */
export function FileField({ id, labels, accept, error, view, hasFirstError, onChoose, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isRemoved = useRef(false);
  const remove = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const isHeld = view?.state === 'uploading' || view?.state === 'done';

  useEffect(() => {
    // The focused button disappears with the file.
    if (view || !isRemoved.current) return;
    isRemoved.current = false;
    input.current?.focus();
  }, [view]);

  useEffect(() => {
    // The focused field disappears while there is a file.
    if (!isHeld || !hadFocus.current) return;
    hadFocus.current = false;
    remove.current?.focus();
  }, [isHeld]);

  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, styles.wide, error && styles.wrong].filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {labels.file} <span>{labels.optional}</span>
      </label>
      <div className={`${styles.slot} ${styles.drop} ${view?.state === 'done' ? styles.done : ''}`}>
        {view?.state === 'done' ? <CheckIcon /> : <UploadIcon />}
        <div>
          <b>{view?.name ?? labels.fileChoose}</b>
          <span className={styles.hint} id={`${id}-hint`}>
            {view?.hint ?? labels.fileHint}
          </span>
        </div>
        <input
          ref={input}
          id={id}
          name="file"
          type="file"
          accept={accept}
          hidden={isHeld}
          autoFocus={hasFirstError}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            hadFocus.current = document.activeElement === target;
            if (file) onChoose(file);
          }}
        />
        {view?.buttonLabel && (
          <button
            ref={remove}
            type="button"
            className={styles.remove}
            aria-label={view.buttonLabel}
            onClick={() => {
              isRemoved.current = true;
              onRemove();
            }}
          >
            <CloseIcon />
          </button>
        )}
        {view?.state === 'uploading' && <progress value={view.percent} max={100} aria-label={view.progressLabel} />}
      </div>
      <p className="visually-hidden" role="status">
        {view?.state === 'done' && `${view.name}: ${view.hint}`}
        {view?.state === 'failed' && error}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
