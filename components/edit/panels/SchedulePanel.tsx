'use client';

import { useEdit } from '../state/edit-context';
import { placeNames } from '../texts/unsaved-text';
import { PanelFrame } from './PanelFrame';
import { ScheduleForm } from './ScheduleForm';

/** Schedules the publication or withdrawal of the page. */
export function SchedulePanel() {
  const { t, open, info, showProblems, unsavedTexts, interfaceLanguage } = useEdit();
  const unsaved = placeNames(unsavedTexts, info.page, interfaceLanguage, t);
  return (
    <PanelFrame title={t('editSchedule')} onClose={() => open(null)}>
      {unsaved && <p>{t('editScheduleUnsaved', { places: unsaved })}</p>}
      <ScheduleForm scheduled={info.scheduled ?? []} onProblems={showProblems} />
    </PanelFrame>
  );
}
