import { Button } from '@/components/ui/Button';

import { useEdit } from '../state/edit-context';
import { FetchedStatus } from '../state/FetchedStatus';
import type { Fetched } from '../state/use-fetched';
import { useLocalTime } from '../state/use-local-time';
import panel from './EditPanel.module.scss';
import own from './VersionsPanel.module.scss';

/** What a version of a page and one of a part have in common. */
interface Version {
  id: string | number;
  updatedAt: string;
  by?: string | null;
  status: string;
}

interface Props<Of extends Version> {
  /** The newest first; absent while they are fetched. */
  versions?: readonly Of[];
  fetched: Fetched;
  /** Why one could not be restored. */
  failure?: string;
  /** What was changed in a version, in words. */
  changesOf: (version: Of) => string | undefined;
  onCompare: (version: Of) => void;
  onRestore: (version: Of) => void;
}

/** The earlier versions of a page or a part, to compare and to restore. */
export function VersionList<Of extends Version>({
  versions,
  fetched,
  failure,
  changesOf,
  onCompare,
  onRestore,
}: Props<Of>) {
  const { t } = useEdit();
  const localTime = useLocalTime();
  return (
    <>
      <FetchedStatus fetched={fetched} text={failure || (versions ? '' : t('editLoading'))} />
      <ol className={panel.versions}>
        {versions?.map((version, index) => {
          const time = localTime(version.updatedAt);
          const changes = changesOf(version);
          return (
            <li key={version.id} className={own.version}>
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
                    onClick={() => onCompare(version)}
                  />
                  <Button
                    type="button"
                    size="small"
                    theme="outline"
                    title={t('editRestore')}
                    ariaLabel={`${t('editRestore')}: ${time}`}
                    onClick={() => onRestore(version)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
