'use client';

import { useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { AdminDialog } from '../dialog/AdminDialog';
import { helpTexts } from './help-texts';
import { shortcutsAt } from './shortcuts';

const keyOf = (key: string) => (key === 'Ctrl' && navigator.platform.startsWith('Mac') ? '⌘' : key);

/** The keys that work in the view that one is in. */
export function HelpDialog({ onClosed }: { onClosed: () => void }) {
  const { i18n } = useTranslation();
  const texts = helpTexts(i18n.language);
  const path = usePathname();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <AdminDialog
      dialog={dialog}
      title={texts.help}
      closeLabel={texts.close}
      className="help-dialog"
      onClosed={onClosed}
    >
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
    </AdminDialog>
  );
}
