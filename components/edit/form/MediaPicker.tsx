'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';

import styles from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal.client';
import type { MediaItem } from '@/lib/edit/edit-info';

import { sendMedia } from '../state/edit-call';
import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';
import look from './Controls.module.scss';
import { mediaPath } from './media-path';

interface Library {
  items: MediaItem[];
  pages: number;
}

interface Props {
  onChosen: (item: MediaItem) => void;
  onClosed: () => void;
}

const pauseMs = 250;

/** The media library: search, pages, and the upload of a picture with its alternative text. */
export function MediaPicker({ onChosen, onClosed }: Props) {
  const { t, get, language } = useEdit();
  const [isOpen, setIsOpen] = useState(true);
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [library, setLibrary] = useState<Library>();
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);
  const id = useId();

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await get<Library>('EditMedia', { query, page: String(page) });
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

  const choose = (item: MediaItem) => {
    onChosen(item);
    setIsOpen(false);
  };
  const upload = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    form.set('language', language);
    setIsSending(true);
    const answer = await sendMedia<MediaItem>(form);
    setIsSending(false);
    if (answer.isOk && answer.data) choose(answer.data);
    else setFailure(answer.status === 415 ? t('editFileType') : failureText(answer, t));
  };

  return (
    <Modal title={t('editMediaLibrary')} closeLabel={t('editClose')} isOpen={isOpen} onClosed={onClosed}>
      <div className={look.picker}>
        <div className={styles.field}>
          <label htmlFor={`${id}-query`}>{t('editSearchMedia')}</label>
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
          {failure || (library ? (library.items.length === 0 ? t('editNoMedia') : '') : t('editLoading'))}
        </p>
        <ul className={look.media}>
          {library?.items.map((item) => (
            <li key={item.id}>
              <button type="button" onClick={() => choose(item)}>
                <img src={mediaPath(item.src)} alt="" loading="lazy" />
                <span>{item.alt || item.name}</span>
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
              disabled={page <= 1}
              onClick={() => setPage(page - 1)}
            />
            <span>{t('editPageOf', { page: String(page), pages: String(library.pages) })}</span>
            <Button
              type="button"
              size="small"
              theme="outline"
              title={t('editNext')}
              disabled={page >= library.pages}
              onClick={() => setPage(page + 1)}
            />
          </p>
        )}
        <form className={look.upload} onSubmit={upload}>
          <h3>{t('editUpload')}</h3>
          <div className={styles.field}>
            <label htmlFor={`${id}-file`}>{t('editFile')}</label>
            <input id={`${id}-file`} name="file" type="file" accept="image/*" required className={styles.input} />
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-alt`}>{t('editAlt')}</label>
            <input id={`${id}-alt`} name="alt" required className={styles.input} aria-describedby={`${id}-alt-hint`} />
            <p id={`${id}-alt-hint`} className={styles.hint}>
              {t('editAltHint')}
            </p>
          </div>
          <Button type="submit" size="small" title={isSending ? t('editSending') : t('editUploadButton')} />
        </form>
      </div>
    </Modal>
  );
}
