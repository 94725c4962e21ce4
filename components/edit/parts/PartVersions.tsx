'use client';

import { useState } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';
import { Button } from '@/components/ui/Button';
import type { PartVersion } from '@/lib/edit/edit-info';
import type { Raw } from '@/lib/edit/wire-page';

import panel from '../panels/EditPanel.module.scss';
import own from '../panels/VersionsPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { useFetched } from '../state/use-fetched';
import { useLocalTime } from '../state/use-local-time';
import { failureText } from '../texts/failure-text';
import { partVersionText } from '../texts/part-version-text';
import { PartCompareDialog } from './PartCompareDialog';

interface Props {
  name: PartName;
  revision: string;
}

/** The earlier versions of a part of every page, to compare and to restore. A restored version is a draft. */
export function PartVersions({ name, revision }: Props) {
  const { t, post, open, refreshPage, showMessage, interfaceLanguage } = useEdit();
  const [versions, setVersions] = useState<PartVersion[]>();
  const [failure, setFailure] = useState('');
  const [compared, setCompared] = useState<PartVersion>();
  const localTime = useLocalTime();

  useFetched<PartVersion[]>('PartVersions', { part: name }, revision, (answer) => {
    if (answer.isOk && answer.data) setVersions(answer.data);
    else setFailure(failureText(answer, t));
  });

  const restore = async ({ id }: PartVersion) => {
    if (!window.confirm(t('editConfirmRestore'))) return;
    setCompared(undefined);
    const answer = await post<Raw>('RestorePart', { part: name, revision, versionId: String(id) });
    if (answer.status !== 401) refreshPage(undefined);
    if (!answer.isOk) return setFailure(failureText(answer, t));
    // The open form still has the values from before.
    open(null);
    showMessage(t('editRestored'));
  };

  return (
    <>
      <p role="status">{failure || (versions ? '' : t('editLoading'))}</p>
      <ol className={panel.versions}>
        {versions?.map((version, index) => {
          const time = localTime(version.updatedAt);
          const changes = partVersionText(name, version, interfaceLanguage, t);
          return (
            <li key={version.id}>
              <div>
                <time dateTime={version.updatedAt}>{time}</time>
                {changes && <p className={own.changes}>{changes}</p>}
                <p className="note">
                  {[version.by, t(version.status === 'published' ? 'editStatePublished' : 'editStateDraft')]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
              {index === 0 ? (
                <span className="note">{t('editCurrentVersion')}</span>
              ) : (
                <div className={panel.row}>
                  <Button
                    type="button"
                    size="small"
                    theme="outline"
                    title={t('editCompare')}
                    ariaLabel={`${t('editCompare')}: ${time}`}
                    onClick={() => setCompared(version)}
                  />
                  <Button
                    type="button"
                    size="small"
                    theme="outline"
                    title={t('editRestore')}
                    ariaLabel={`${t('editRestore')}: ${time}`}
                    onClick={() => void restore(version)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
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
