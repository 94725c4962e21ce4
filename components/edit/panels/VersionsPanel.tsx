'use client';

import { useState } from 'react';

import type { PageVersion } from '@/lib/edit/edit-info';

import { CompareDialog } from '../compare/CompareDialog';
import { useEdit } from '../state/edit-context';
import { useFetched } from '../state/use-fetched';
import { versionText } from '../texts/version-text';
import { PanelFrame } from './PanelFrame';
import { VersionList } from './VersionList';

/** The page's earlier versions, to compare and to restore. A restored version is a draft, so nothing public changes. */
export function VersionsPanel() {
  const { t, open, pageKey, change, info, interfaceLanguage } = useEdit();
  const [versions, setVersions] = useState<PageVersion[]>();
  const [compared, setCompared] = useState<PageVersion>();

  const fetched = useFetched<PageVersion[]>('PageVersions', { pageKey }, info.revision, ({ isOk, data }) => {
    if (isOk && data) setVersions(data);
  });

  const restore = ({ id }: PageVersion) => {
    if (!window.confirm(t('editConfirmRestore'))) return;
    setCompared(undefined);
    void change('RestoreVersion', { versionId: String(id) }, t('editRestored'));
  };

  return (
    <PanelFrame title={t('editVersions')} onClose={() => open(null)}>
      <VersionList
        versions={versions}
        fetched={fetched}
        changesOf={(version) => versionText(version, interfaceLanguage, t)}
        onCompare={setCompared}
        onRestore={restore}
      />
      {compared && (
        <CompareDialog version={compared} onRestore={() => restore(compared)} onClose={() => setCompared(undefined)} />
      )}
    </PanelFrame>
  );
}
