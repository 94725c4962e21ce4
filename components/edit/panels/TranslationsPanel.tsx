'use client';

import { useEdit } from '../state/edit-context';
import { AllPages } from '../translations/AllPages';
import { ThisPage } from '../translations/ThisPage';
import { PanelFrame } from './PanelFrame';

/** What is not translated: of this page, and of all pages. */
export function TranslationsPanel() {
  const { t, open } = useEdit();
  return (
    <PanelFrame title={t('editTranslations')} note={t('editCheckSaved')} onClose={() => open(null)}>
      <ThisPage />
      <AllPages />
    </PanelFrame>
  );
}
