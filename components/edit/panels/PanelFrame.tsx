'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { CloseIcon } from '@/components/forms/FormIcons';

import { HelpIcon } from '../EditIcons';
import { panelHelp } from '../help/panel-help';
import { useEdit } from '../state/edit-context';
import styles from './EditPanel.module.scss';
import { revealSection } from './reveal-section';
import { useSheet } from './use-sheet';

interface Props {
  title: string;
  note?: string;
  /** Beside the title. */
  tools?: ReactNode;
  /** At the foot, always in view. */
  foot?: ReactNode;
  /** Whether it has two columns where there is room. */
  isWide?: boolean;
  /** On small screens: without its content, which would cover the page. */
  isCompact?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The panel beside the page, a sheet on small screens. It is not modal, so that the editor can look at the page. It
 * gets the focus when it opens, and gives the focus back when it closes.
 */
export function PanelFrame({ title, note, tools, foot, isWide = false, isCompact = false, onClose, children }: Props) {
  const { t, panel, writing, interfaceLanguage } = useEdit();
  const [hasHelp, setHasHelp] = useState(false);
  const { style, handle } = useSheet();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const isForText = useRef(writing !== null);
  const frame = useRef<HTMLDivElement>(null);

  const onOpened = useEffectEvent(() => {
    // The editor is typing on the page.
    if (isForText.current) return;
    heading.current?.focus({ preventScroll: true });
    if (frame.current) revealSection(frame.current, panel);
  });
  useEffect(() => {
    const before = document.activeElement;
    onOpened();
    return () => {
      // Only a focus that was lost with the panel is restored; the editor may have moved it already.
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      ref={frame}
      className={[styles.panel, isWide && styles.wide, isCompact && styles.compact].filter(Boolean).join(' ')}
      style={isCompact ? undefined : style}
      role="dialog"
      lang={interfaceLanguage}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) onClose();
      }}
    >
      <div className={styles.handle} aria-label={t('editSheet')} {...handle} />
      <div className={styles.head}>
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {note && <p className="note">{note}</p>}
        </div>
        <div className={styles.headTools}>
          {tools}
          {panel && (
            <button
              type="button"
              className={styles.iconButton}
              aria-label={t('editPanelHelp')}
              aria-expanded={hasHelp}
              aria-controls={hasHelp ? `${id}-help` : undefined}
              onClick={() => setHasHelp(!hasHelp)}
            >
              <HelpIcon />
            </button>
          )}
          <button type="button" className={styles.iconButton} aria-label={t('editClosePanel')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
      </div>
      {panel && hasHelp && (
        <p id={`${id}-help`} className={styles.help}>
          {t(panelHelp(panel))}
        </p>
      )}
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
