'use client';

import type { ComponentType } from 'react';

import type { Draft } from '@/lib/edit/draft';

import type { PanelName } from '../state/edit-context';
import type { Subject } from '../state/subject';
import { AddPanel } from './AddPanel';
import { BinPanel } from './BinPanel';
import { CheckPanel } from './CheckPanel';
import { CreatePanel } from './CreatePanel';
import { DeletePanel } from './DeletePanel';
import { EditPanel } from './EditPanel';
import { LinkPanel } from './LinkPanel';
import { RequestPanel } from '../request/RequestPanel';
import { SharePanel } from '../reusable/SharePanel';
import { SchedulePanel } from './SchedulePanel';
import { TranslationsPanel } from './TranslationsPanel';
import { VersionsPanel } from './VersionsPanel';

const panels: Partial<Record<PanelName, ComponentType>> = {
  versions: VersionsPanel,
  link: LinkPanel,
  add: AddPanel,
  check: CheckPanel,
  schedule: SchedulePanel,
  create: CreatePanel,
  delete: DeletePanel,
  bin: BinPanel,
  translations: TranslationsPanel,
  request: RequestPanel,
};

interface Props {
  name: PanelName | null;
  /** What is edited, if the panel is a form. */
  subject?: Subject;
  /** Whether the page does not have what is edited any more. */
  isMissing: boolean;
  /** Unsaved edits to restore. */
  draft?: Draft;
}

/** The open panel, if there is one. */
export function OpenPanel({ name, subject, isMissing, draft }: Props) {
  if (subject) {
    const own = draft?.target === subject.target ? draft : undefined;
    return (
      <EditPanel
        // A section that is made reusable or detached has another revision.
        key={[subject.target, subject.reusable?.uuid, draft?.savedAt].join('.')}
        subject={subject}
        isMissing={isMissing}
        draft={own}
      />
    );
  }
  const [, shared] = name?.split(/^share:/) ?? [];
  if (shared) return <SharePanel key={shared} sectionId={shared} />;
  const [, above] = name?.split(/^add:/) ?? [];
  if (above) return <AddPanel key={above} afterId={above} />;
  const Panel = name && panels[name];
  return Panel ? <Panel /> : null;
}
