'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import styles from './HeaderPanel.module.scss';
import { attachMobilePanel } from './mobile-panel';
import { keepTouchQuiet } from './quiet-touch';
import { attachStickyBar } from './sticky-bar';

/** How the menu shows where it is a panel: over the page, as a sheet from the right, or as such a sheet at every width. */
export type PanelVariant = 'full' | 'modern' | 'hamburger';

interface Props {
  label: string;
  variant: PanelVariant;
  children: ReactNode;
}

/** The button of the menu and the panel it opens, which is the bar itself on wide windows. */
export function HeaderPanel({ label, variant, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const header = details.current?.closest('header');
    if (!details.current || !header) return;
    const detach = [
      attachMobilePanel(details.current, header, variant === 'hamburger'),
      attachStickyBar(header),
      keepTouchQuiet(header),
    ];
    return () => detach.forEach((stop) => stop());
  }, [variant]);

  return (
    <>
      <details ref={details} className={styles.toggler} data-variant={variant}>
        <summary>
          <span className="visually-hidden">{label}</span>
          <i aria-hidden="true" />
        </summary>
      </details>
      <div className={styles.panel}>{children}</div>
    </>
  );
}
