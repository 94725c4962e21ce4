'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';

import type { Film, FilmDialogProps } from './FilmDialog.client';

interface Props {
  className?: string;
  /** The film's address for browsers without script. */
  href: string;
  /** The player's origin, for the page's policy (lib/cache/content-security-policy.mjs). */
  frame?: string;
  film: Film;
  closeLabel: string;
  children: ReactNode;
}

const never = () => () => undefined;

/** The link to a film. With script it opens a modal window. The player's code loads on the click. */
export function FilmLink({ className, href, frame, film, closeLabel, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<FilmDialogProps>>();
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const { FilmDialog } = await import('./FilmDialog.client');
      setDialog(() => FilmDialog);
    } catch {
      // The player's code could not be loaded, so the link is followed.
      window.location.assign(href);
    }
  };

  return (
    <>
      <a
        ref={link}
        className={className}
        href={href}
        data-frame={frame}
        aria-haspopup={isScripted ? 'dialog' : undefined}
        onClick={open}
      >
        {children}
      </a>
      {Dialog && (
        <Dialog
          film={film}
          closeLabel={closeLabel}
          onClosed={() => {
            setDialog(undefined);
            link.current?.focus();
          }}
        />
      )}
    </>
  );
}
