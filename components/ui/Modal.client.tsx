'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import styles from './Modal.module.scss';

interface Props {
  title: string;
  closeLabel: string;
  /** `wide` for a film. */
  size?: 'sheet' | 'wide';
  /** Called once it has gone; whoever rendered it takes it away then. */
  onClosed: () => void;
  children: ReactNode;
}

/** SPEC.md §9: the open and the close delay, in milliseconds. */
const delay = 100;

/**
 * A modal window, open for as long as it is rendered. It closes on Escape, a click outside and its button. The
 * browser's own dialog keeps the focus inside and gives it back; its style sheet locks the page's scroll.
 */
export function Modal({ title, closeLabel, size = 'sheet', onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const titleId = useId();

  useEffect(() => {
    const timer = setTimeout(() => {
      const hasScrollBar = window.innerWidth > document.documentElement.clientWidth;
      dialog.current?.toggleAttribute('data-scroll-bar', hasScrollBar);
      dialog.current?.showModal();
    }, delay);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => dialog.current?.close(), delay);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  const leave = () => setIsLeaving(true);
  // The dialog has no padding of its own, so what hits it and nothing in it is the ground around it.
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    <dialog
      ref={dialog}
      className={[styles.modal, styles[size], isLeaving && styles.leaving].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClosed();
      }}
      onMouseDown={(event) => {
        isPressOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // A drag that began inside, to select text, is no click outside.
        if (isOutside(event) && isPressOutside.current) leave();
      }}
    >
      <div className={styles.sheet}>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={leave}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
