'use client';

import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import './dialog.css';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Of its cross. */
  closeLabel: string;
  className: string;
  /** What has the focus at first; else it is the cross. */
  focus?: RefObject<HTMLElement | null>;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog of ours in Payload's admin. It is open while it is rendered; Escape, its cross and a press beside it close it. */
export function AdminDialog({ dialog, title, closeLabel, className, focus, onClosed, children }: Props) {
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    focus?.current?.focus();
  }, [dialog, focus]);
  return (
    <dialog
      ref={dialog}
      className={`admin-dialog ${className}`}
      aria-labelledby={id}
      onClose={onClosed}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className="admin-dialog__content">
        <div className="admin-dialog__head">
          <h2 id={id}>{title}</h2>
          <button type="button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
