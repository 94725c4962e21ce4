'use client';

import { useEdit } from '../state/edit-context';
import { PanelFrame } from './PanelFrame';
import { ScheduleForm } from './ScheduleForm';

/** Schedules the publication or withdrawal of the page. */
export function SchedulePanel() {
  const { t, open, info, showProblems } = useEdit();
  return (
    <PanelFrame title={t('editSchedule')} onClose={() => open(null)}>
      <ScheduleForm scheduled={info.scheduled ?? []} onProblems={showProblems} />
    </PanelFrame>
  );
}
