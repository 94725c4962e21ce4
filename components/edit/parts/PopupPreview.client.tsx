'use client';

import { lazy, Suspense } from 'react';

import type { Popup } from '@/lib/content';
import type { Language } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import styles from './PopupPreview.module.scss';

// Apart: beside the other styles of edit mode, those of a window would divide the visitors' style sheet in two, which is
// a tenth larger.
const PopupSheet = lazy(async () => ({ default: (await import('./PopupSheet')).PopupSheet }));

interface Props {
  /** As it is typed; undefined without a title. */
  popup?: Popup;
  language: Language;
  /** The visitors' name of its button, in that language. */
  closeLabel: string;
}

/** The popup as visitors will see it. It stands above the page: a window would cover the form. */
export function PopupPreview({ popup, language, closeLabel }: Props) {
  const { t, interfaceLanguage } = useEdit();
  const note = !popup ? 'editPopupUntitled' : popup.defaultOpen ? 'editPopupOpens' : 'editPopupOff';
  return (
    <section className={styles.popup} data-popup-preview aria-label={t('editPopupPreview')} lang={interfaceLanguage}>
      <p role="status">{t(note)}</p>
      {popup && (
        <Suspense fallback={<p>{t('editLoading')}</p>}>
          <PopupSheet {...{ popup, language, closeLabel }} />
        </Suspense>
      )}
    </section>
  );
}
