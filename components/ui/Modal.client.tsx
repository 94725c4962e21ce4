'use client';

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { modalClose, modalOpen, routeChange } from '@/lib/browser/site-events';

import styles from './Modal.module.scss';
import { ModalContent } from './ModalContent';

interface Props {
  title: string;
  /** Its language, if it is not the page's. */
  titleLang?: string;
  closeLabel: string;
  /** `wide` for a film. */
  size?: 'sheet' | 'wide';
  /** False closes it. */
  isOpen?: boolean;
  /** Asked right before it opens, after the delay. If it may not, it counts as closed. */
  mayOpen?: () => boolean;
  /** Asked before its user closes it. */
  mayClose?: () => boolean;
  /** Called after it has closed; the parent must stop rendering it. */
  onClosed: () => void;
  children: ReactNode;
}

/** The delay before opening and before closing, in milliseconds. */
const delay = 100;

const dispatch = (name: string) => window.dispatchEvent(new Event(name));

/** Whether the mouse is on the backdrop, not on the dialog, its border or its scroll bar. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/**
 * A modal window, open while it is rendered with `isOpen`. It closes on Escape, a click outside and its button, and at
 * once on navigation. The browser's dialog keeps the focus inside and returns it; the style sheet locks the page's
 * scroll. Dialogs can be nested: the inner one closes first.
 */
export function Modal({
  title,
  titleLang,
  closeLabel,
  size = 'sheet',
  isOpen = true,
  mayOpen,
  mayClose,
  onClosed,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isAskedFor = useRef(false);
  const isPressOutside = useRef(false);
  const [isLeft, setIsLeft] = useState(false);
  const titleId = useId();
  const isLeaving = isLeft || !isOpen;
  // The next opening starts fresh.
  if (isLeft && !isOpen) setIsLeft(false);

  const leave = () => setIsLeft(true);
  const leaveIfAllowed = () => {
    if (mayClose?.() ?? true) leave();
  };

  const close = useEffectEvent(() => {
    if (dialog.current?.open) dialog.current.close();
    else if (isAskedFor.current) onClosed();
    isAskedFor.current = false;
  });

  const isRefused = useEffectEvent(() => mayOpen?.() === false);

  const closeAtOnce = useEffectEvent(() => {
    leave();
    close();
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      if (isLeaving || isRefused()) return close();
      const hasScrollBar = window.innerWidth > document.documentElement.clientWidth;
      dialog.current?.toggleAttribute('data-scroll-bar', hasScrollBar);
      dialog.current?.showModal();
      dispatch(modalOpen);
    }, delay);
    if (!isLeaving) isAskedFor.current = true;
    return () => clearTimeout(timer);
  }, [isLeaving]);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    window.addEventListener(routeChange, closeAtOnce);
    return () => {
      window.removeEventListener(routeChange, closeAtOnce);
      if (!element?.open) return;
      // A dialog that is removed while open sends no close event and does not return the focus.
      dispatch(modalClose);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={[styles.modal, size === 'wide' && styles.wide, isLeaving && styles.leaving].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leaveIfAllowed();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        dispatch(modalClose);
        onClosed();
      }}
      onMouseDown={(event) => {
        isPressOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // A drag that starts inside, to select text, is not a click outside.
        if (isOutside(event) && isPressOutside.current) leaveIfAllowed();
      }}
    >
      <ModalContent {...{ title, titleId, titleLang, closeLabel }} onClose={leaveIfAllowed}>
        {children}
      </ModalContent>
    </dialog>
  );
}
