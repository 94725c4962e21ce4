'use client';

import { useState } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';
import type { PartVersion } from '@/lib/edit/edit-info';
import type { Raw } from '@/lib/edit/wire-page';

import { VersionList } from '../panels/VersionList';
import { useEdit } from '../state/edit-context';
import { useFetched } from '../state/use-fetched';
import { failureText } from '../texts/failure-text';
import { partVersionText } from '../texts/part-version-text';
import { PartCompareDialog } from './PartCompareDialog';

interface Props {
  name: PartName;
  revision: string;
}

/** The earlier versions of a part of every page, to compare and to restore. A restored version is a draft. */
export function PartVersions({ name, revision }: Props) {
  const { t, post, panel, open, readPanel, refreshPage, showMessage, interfaceLanguage } = useEdit();
  const [versions, setVersions] = useState<PartVersion[]>();
  const [failure, setFailure] = useState('');
  const [compared, setCompared] = useState<PartVersion>();

  const fetched = useFetched<PartVersion[]>('PartVersions', { part: name }, revision, ({ isOk, data }) => {
    if (isOk && data) setVersions(data);
  });

  const restore = async ({ id }: PartVersion) => {
    if (!window.confirm(t('editConfirmRestore'))) return;
    setCompared(undefined);
    const answer = await post<Raw>('RestorePart', { part: name, revision, versionId: String(id) });
    if (answer.status !== 401) refreshPage(undefined);
    if (!answer.isOk) return setFailure(failureText(answer, t));
    // The open form still has the values from before, unless the editor has opened another one meanwhile.
    if (readPanel().panel === panel) open(null);
    showMessage(t('editRestored'));
  };

  return (
    <>
      <VersionList
        versions={versions}
        fetched={fetched}
        failure={failure}
        changesOf={(version) => partVersionText(name, version, interfaceLanguage, t)}
        onCompare={setCompared}
        onRestore={(version) => void restore(version)}
      />
      {compared && (
        <PartCompareDialog
          name={name}
          version={compared}
          onRestore={() => void restore(compared)}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}
