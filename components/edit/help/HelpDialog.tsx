'use client';

import { useRef, useState } from 'react';

// Before the modal: styles imported after the modal's would be bundled with them, and visitors load those.
import styles from './Help.module.scss';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal.client';

import { useEdit } from '../state/edit-context';
import { shortcutsOf } from './shortcuts';

interface Props {
  onTour: () => void;
  onClosed: () => void;
}

const keyOf = (key: string) => (key === 'Ctrl' && navigator.platform.startsWith('Mac') ? '⌘' : key);

/** The keyboard shortcuts of the current view, and a button that starts the tour. */
export function HelpDialog({ onTour, onClosed }: Props) {
  const { t, panel, writing, interfaceLanguage } = useEdit();
  const [isOpen, setIsOpen] = useState(true);
  const isTourNext = useRef(false);
  return (
    <Modal
      title={t('editHelp')}
      titleLang={interfaceLanguage}
      closeLabel={t('editClose')}
      isOpen={isOpen}
      onClosed={() => {
        onClosed();
        if (isTourNext.current) onTour();
      }}
    >
      <div className={styles.help} lang={interfaceLanguage}>
        {shortcutsOf(panel, writing !== null).map(({ title, shortcuts }) => (
          <section key={title} aria-label={t(title)}>
            <h3>{t(title)}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((together) => (
                      <span key={together.join()}>
                        {together.map((key) => (
                          <kbd key={key}>{keyOf(key)}</kbd>
                        ))}
                      </span>
                    ))}
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Button
          type="button"
          theme="outline"
          title={t('editTourStart')}
          onClick={() => {
            isTourNext.current = true;
            setIsOpen(false);
          }}
        />
      </div>
    </Modal>
  );
}
