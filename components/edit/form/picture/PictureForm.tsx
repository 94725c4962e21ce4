import { useEffect, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import { Modal } from '@/components/ui/Modal.client';
import type { MediaDetails, MediaItem } from '@/lib/edit/edit-info';

import { SessionNotice } from '../../bar/SessionNotice';
import { useEdit } from '../../state/edit-context';
import { failureText } from '../../texts/failure-text';
import { isDamaged } from '../check-file';
import { useCloseQuestion } from '../use-close-question';
import { PictureEditor } from './PictureEditor';
import styles from '../Controls.module.scss';

interface Props {
  id: string | number;
  /** Called with the picture after each change of it. */
  onChanged: (item: MediaItem) => void;
  onClosed: () => void;
}

/** One picture of the library, for all places that use it: crop, focal point, texts, the file, and where it is used. */
export function PictureForm({ id, onChanged, onClosed }: Props) {
  const { t, get, send, isExpired, refreshPage } = useEdit();
  const [isOpen, setIsOpen] = useState(true);
  const [isDirty, setIsDirty] = useState(false);
  const [details, setDetails] = useState<MediaDetails>();
  const [status, setStatus] = useState({ text: t('editLoading'), failure: '', isBusy: true });

  useEffect(() => {
    let isCurrent = true;
    void get<MediaDetails>('EditMedia', { id: String(id) }).then((answer) => {
      if (!isCurrent) return;
      const isFound = answer.isOk && answer.data;
      if (isFound) setDetails(answer.data);
      const failure = answer.status === 404 ? t('editMediaGone') : failureText(answer, t);
      setStatus({ text: '', failure: isFound ? '' : failure, isBusy: false });
    });
    return () => {
      isCurrent = false;
    };
    // Only the picture decides what is fetched.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  const close = () => setIsOpen(false);
  const mayClose = useCloseQuestion(isDirty, close);
  const save = async (change: FormData) => {
    if (status.isBusy) return false;
    change.set('id', String(id));
    // What a crop or a focal point was chosen in.
    if (details) change.set('src', details.item.src);
    setStatus({ text: t('editSending'), failure: '', isBusy: true });
    const answer = await send<MediaDetails & { fields?: Record<string, string> }>(change);
    const { isOk, code, data } = answer;
    if (isOk && data) {
      setDetails(data);
      onChanged(data.item);
      refreshPage(undefined);
    }
    if (code === 'conflict') {
      const newest = await get<MediaDetails>('EditMedia', { id: String(id) });
      if (newest.isOk && newest.data) setDetails(newest.data);
    }
    const own = { forbidden: t('editPictureLocked'), conflict: t('editPictureChanged') };
    const failure = isDamaged(answer)
      ? t('editFileDamaged')
      : (own[code as keyof typeof own] ?? failureText(answer, t));
    setStatus({ text: isOk ? t('editPictureSaved') : '', failure: isOk ? '' : failure, isBusy: false });
    return isOk && data !== undefined;
  };

  return (
    <Modal title={t('editPicture')} closeLabel={t('editClose')} isOpen={isOpen} mayClose={mayClose} onClosed={onClosed}>
      {isExpired && <SessionNotice />}
      {details && (
        <PictureEditor
          details={details}
          isBusy={status.isBusy}
          onDirty={setIsDirty}
          onSend={save}
          onClose={() => {
            if (mayClose()) close();
          }}
        />
      )}
      <p role="status" className={styles.status}>
        {status.text}
      </p>
      <div role="alert">
        <FieldError error={status.failure} />
      </div>
    </Modal>
  );
}
