'use client';

import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import type { PageVersion } from '@/lib/edit/edit-info';

import { CompareDialog } from '../compare/CompareDialog';
import { useEdit } from '../state/edit-context';
import { useFetched } from '../state/use-fetched';
import styles from './EditPanel.module.scss';
import { failureText } from '../texts/failure-text';
import { versionText } from '../texts/version-text';
import { PanelFrame } from './PanelFrame';
import { useLocalTime } from '../state/use-local-time';
import own from './VersionsPanel.module.scss';

/** The page's earlier versions, to compare and to restore. A restored version is a draft, so nothing public changes. */
export function VersionsPanel() {
  const { t, open, pageKey, change, info, interfaceLanguage } = useEdit();
  const [versions, setVersions] = useState<PageVersion[]>();
  const [failure, setFailure] = useState('');
  const [compared, setCompared] = useState<PageVersion>();
  const localTime = useLocalTime();

  useFetched<PageVersion[]>('PageVersions', { pageKey }, info.revision, (answer) => {
    if (answer.isOk && answer.data) setVersions(answer.data);
    else setFailure(failureText(answer, t));
  });

  const restore = ({ id }: PageVersion) => {
    if (!window.confirm(t('editConfirmRestore'))) return;
    setCompared(undefined);
    void change('RestoreVersion', { versionId: String(id) }, t('editRestored'));
  };

  return (
    <PanelFrame title={t('editVersions')} onClose={() => open(null)}>
      <p role="status">{failure || (versions ? '' : t('editLoading'))}</p>
      <ol className={styles.versions}>
        {versions?.map((version, index) => {
          const time = localTime(version.updatedAt);
          const changes = versionText(version, interfaceLanguage, t);
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
                <div className={styles.row}>
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
                    onClick={() => restore(version)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {compared && (
        <CompareDialog version={compared} onRestore={() => restore(compared)} onClose={() => setCompared(undefined)} />
      )}
    </PanelFrame>
  );
}
