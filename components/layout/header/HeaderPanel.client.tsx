'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import styles from './HeaderPanel.module.scss';
import { attachLanguageList } from './language-list';
import { attachMobilePanel } from './mobile-panel';
import { attachStickyBar } from './sticky-bar';

/** The form of the menu as a panel: over the page, as a sheet from the right, or as such a sheet at every width. */
export type PanelVariant = 'full' | 'modern' | 'hamburger';

interface Props {
  label: string;
  /** Undefined without a menu: then everything is in the bar, and there is no button. */
  variant?: PanelVariant;
  children: ReactNode;
}

/** The button of the menu and the panel it opens. On wide windows the panel is the bar itself. */
export function HeaderPanel({ label, variant, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const header = panel.current?.closest('header');
    if (!header) return;
    const detach = [
      ...(details.current ? [attachMobilePanel(details.current, header, variant === 'hamburger')] : []),
      attachStickyBar(header),
      attachLanguageList(header),
    ];
    return () => detach.forEach((stop) => stop());
  }, [variant]);

  if (!variant) {
    return (
      <div ref={panel} className={styles.bare}>
        {children}
      </div>
    );
  }
  return (
    <>
      <details ref={details} className={styles.toggler} data-variant={variant}>
        <summary>
          <span className="visually-hidden">{label}</span>
          <i aria-hidden="true" />
        </summary>
      </details>
      <div ref={panel} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
