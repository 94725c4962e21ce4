'use client';

import type { ComponentType } from 'react';

import type { Draft } from '@/lib/edit/draft';

import type { PanelName } from '../state/edit-context';
import type { Subject } from '../state/subject';
import { AddPanel } from './AddPanel';
import { CheckPanel } from './CheckPanel';
import { CreatePanel } from './CreatePanel';
import { EditPanel } from './EditPanel';
import { LinkPanel } from './LinkPanel';
import { SchedulePanel } from './SchedulePanel';
import { VersionsPanel } from './VersionsPanel';

const panels: Partial<Record<PanelName, ComponentType>> = {
  versions: VersionsPanel,
  link: LinkPanel,
  add: AddPanel,
  check: CheckPanel,
  schedule: SchedulePanel,
  create: CreatePanel,
};

interface Props {
  name: PanelName | null;
  /** What is edited, if the panel is a form. */
  subject?: Subject;
  /** Unsaved edits to restore. */
  draft?: Draft;
}

/** The open panel, if there is one. */
export function OpenPanel({ name, subject, draft }: Props) {
  if (subject) {
    const own = draft?.target === subject.target ? draft : undefined;
    return <EditPanel key={`${subject.target}.${draft?.savedAt ?? ''}`} subject={subject} draft={own} />;
  }
  const Panel = name && panels[name];
  return Panel ? <Panel /> : null;
}
