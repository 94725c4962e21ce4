import { useEffect, useId, useRef, useState } from 'react';

import styles from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal.client';
import type { MediaItem } from '@/lib/edit/edit-info';

import { SessionNotice } from '../bar/SessionNotice';
import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';
import look from './Controls.module.scss';
import { mediaPath } from './media-path';
import { UploadForm } from './UploadForm';
import { useCloseQuestion } from './use-close-question';

interface Library {
  items: MediaItem[];
  pages: number;
}

interface Props {
  /** Pictures, or files to download. */
  kind: 'image' | 'file';
  /** A file to upload, dropped on the field. */
  dropped?: File;
  onChosen: (item: MediaItem) => void;
  onClosed: () => void;
}

const pauseMs = 250;

/** The upload of a file with its text, and below it the media library with its search. */
export function MediaPicker({ kind, dropped, onChosen, onClosed }: Props) {
  const { t, get, isExpired } = useEdit();
  const [isOpen, setIsOpen] = useState(true);
  const [isDirty, setIsDirty] = useState(false);
  /** From then on nothing is chosen: an upload may be answered after its window was closed. */
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    setIsOpen(false);
  };
  const mayClose = useCloseQuestion(isDirty, close);
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [library, setLibrary] = useState<Library>();
  const [failure, setFailure] = useState('');
  const id = useId();
  const isImage = kind === 'image';

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await get<Library>('EditMedia', { query, page: String(page), kind });
      if (!isCurrent) return;
      if (answer.isOk && Array.isArray(answer.data?.items)) setLibrary(answer.data);
      setFailure(answer.isOk ? '' : failureText(answer, t));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Only the query and the page decide what is fetched.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query, page]);

  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const choose = (item: MediaItem) => {
    if (isClosed.current) return;
    setIsDirty(false);
    onChosen(item);
    close();
  };
  const none = t(isImage ? 'editNoMedia' : 'editNoFiles');

  return (
    <Modal
      title={t('editMediaLibrary')}
      closeLabel={t('editClose')}
      isOpen={isOpen}
      mayClose={() => {
        const isAllowed = mayClose();
        if (isAllowed) close();
        return isAllowed;
      }}
      onClosed={onClosed}
    >
      {isExpired && <SessionNotice />}
      <div className={look.picker}>
        <UploadForm kind={kind} dropped={dropped} onDirty={setIsDirty} onUploaded={choose} />
        <h3>{t('editFromLibrary')}</h3>
        <div className={styles.field}>
          <label htmlFor={`${id}-query`}>{t(isImage ? 'editSearchMedia' : 'editSearchFiles')}</label>
          <input
            id={`${id}-query`}
            type="search"
            className={styles.input}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setPage(1);
            }}
          />
        </div>
        <p role="status" className={styles.hint}>
          {failure || (library ? (library.items.length === 0 ? none : '') : t('editLoading'))}
        </p>
        <ul className={isImage ? look.media : look.files}>
          {library?.items.map((item) => (
            <li key={item.id}>
              <button type="button" onClick={() => choose(item)}>
                {isImage && <img src={mediaPath(item.src)} alt="" loading="lazy" />}
                <span>{item.alt || item.name}</span>
                {!isImage && <span className={styles.hint}>{item.name}</span>}
              </button>
            </li>
          ))}
        </ul>
        {library && library.pages > 1 && (
          <p className={look.row}>
            <Button
              type="button"
              size="small"
              theme="outline"
              title={t('editPrevious')}
              aria-disabled={page <= 1}
              onClick={() => page > 1 && setPage(page - 1)}
            />
            <span>{t('editPageOf', { page: String(page), pages: String(library.pages) })}</span>
            <Button
              type="button"
              size="small"
              theme="outline"
              title={t('editNext')}
              aria-disabled={page >= library.pages}
              onClick={() => page < library.pages && setPage(page + 1)}
            />
          </p>
        )}
      </div>
    </Modal>
  );
}
