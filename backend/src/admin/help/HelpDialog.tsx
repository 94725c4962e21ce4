'use client';

import { useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useId, useRef } from 'react';
import { helpTexts } from './help-texts';
import { shortcutsAt } from './shortcuts';

const keyOf = (key: string) => (key === 'Ctrl' && navigator.platform.startsWith('Mac') ? '⌘' : key);

/** The keys that work in the view that one is in. */
export function HelpDialog({ onClosed }: { onClosed: () => void }) {
  const { i18n } = useTranslation();
  const texts = helpTexts(i18n.language);
  const path = usePathname();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="help-dialog"
      aria-labelledby={id}
      onClose={onClosed}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className="help-dialog__content">
        <div className="help-dialog__head">
          <h2 id={id}>{texts.help}</h2>
          <button type="button" aria-label={texts.close} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        {shortcutsAt(path).map(({ title, shortcuts }) => (
          <section key={title} aria-label={texts[title]}>
            <h3>{texts[title]}</h3>
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
                  <dd>{texts[does]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
