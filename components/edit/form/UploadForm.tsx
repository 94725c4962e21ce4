import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

import styles from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { MediaItem } from '@/lib/edit/edit-info';

import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';
import look from './Controls.module.scss';
import { useFileDrop } from './use-file-drop';

interface Props {
  kind: 'image' | 'file';
  /** A file that was dropped elsewhere. */
  dropped?: File;
  /** Called when there is something that closing would lose, and when there is not any more. */
  onDirty: (isDirty: boolean) => void;
  onUploaded: (item: MediaItem) => void;
}

const accepted = { image: 'image/jpeg,image/png,image/webp,image/avif,image/gif', file: 'application/pdf,.pdf' };

/** As an address that the policy of the site allows for pictures: those of `blob:` it refuses. */
const readAsAddress = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });

/** Uploads a chosen or dropped file with its text: the text alternative of a picture, or the name of a document. */
export function UploadForm({ kind, dropped, onDirty, onUploaded }: Props) {
  const { t, language, send } = useEdit();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);
  const isImage = kind === 'image';

  const noteDirty = () => onDirty(Boolean(input.current?.files?.length) || Boolean(text.current?.value.trim()));
  const show = (file: File | undefined) => {
    noteDirty();
    setFailure('');
    setShown('');
    if (!file || !isImage) return;
    // A large file may be read after a small one that was chosen later.
    void readAsAddress(file).then((address) => input.current?.files?.[0] === file && setShown(address));
  };
  const take = (file: File) => {
    if (!input.current) return;
    const files = new DataTransfer();
    files.items.add(file);
    input.current.files = files.files;
    show(file);
    text.current?.focus();
  };
  const { isOver, handlers } = useFileDrop(take);

  useEffect(() => {
    if (!dropped) return;
    // The window around this form opens later, and puts the focus there. React's own property does not set it.
    text.current?.setAttribute('autofocus', '');
    take(dropped);
    // It is dropped once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const upload = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    form.set('language', language);
    form.set('kind', kind);
    setFailure('');
    setIsSending(true);
    const answer = await send<MediaItem>(form);
    setIsSending(false);
    if (answer.isOk && answer.data) return onUploaded(answer.data);
    const isType = answer.status === 415 || (answer.data as { fields?: { file?: string } } | undefined)?.fields?.file;
    setFailure(isType ? t('editFileType') : failureText(answer, t));
  };

  return (
    <form className={look.upload} onSubmit={upload}>
      <h3>{t(isImage ? 'editUpload' : 'editUploadFile')}</h3>
      <div className={[look.drop, isOver && look.isOver].filter(Boolean).join(' ')} {...handlers}>
        {shown && <img src={shown} alt="" />}
        <p className={styles.hint}>{t('editDropHere')}</p>
        <div className={styles.field}>
          <label htmlFor={`${id}-file`}>{t('editFile')}</label>
          <input
            ref={input}
            id={`${id}-file`}
            name="file"
            type="file"
            accept={accepted[kind]}
            required
            className={styles.input}
            onChange={({ target }) => show(target.files?.[0])}
          />
        </div>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-alt`}>{t(isImage ? 'editAlt' : 'editFileTitle')}</label>
        <input
          ref={text}
          id={`${id}-alt`}
          name="alt"
          required
          maxLength={500}
          onChange={noteDirty}
          className={styles.input}
          aria-describedby={`${id}-alt-hint`}
        />
        <p id={`${id}-alt-hint`} className={styles.hint}>
          {t(isImage ? 'editAltHint' : 'editFileTitleHint')}
        </p>
      </div>
      <p role="status" className={styles.hint}>
        {failure}
      </p>
      <Button type="submit" size="small" title={isSending ? t('editSending') : t('editUploadButton')} />
    </form>
  );
}
