import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import styles from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { MediaItem } from '@/lib/edit/edit-info';

import { useEdit } from '../state/edit-context';
import type { EditKey } from '../texts/edit-texts';
import { failureText } from '../texts/failure-text';
import { acceptedTypes, checkFile, type FileKind, isDamaged } from './check-file';
import look from './Controls.module.scss';
import { useFileDrop } from './use-file-drop';

interface Props {
  kind: FileKind;
  /** A file that was dropped elsewhere. */
  dropped?: File;
  /** Called when there is something that closing would lose, and when there is not any more. */
  onDirty: (isDirty: boolean) => void;
  onUploaded: (item: MediaItem) => void;
}

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
  const [wrong, setWrong] = useState<{ file?: EditKey; alt?: EditKey }>({});
  const [isSending, setIsSending] = useState(false);
  const isImage = kind === 'image';

  const noteDirty = () => onDirty(Boolean(input.current?.files?.length) || Boolean(text.current?.value.trim()));
  const show = (file: File | undefined) => {
    noteDirty();
    setFailure('');
    setShown('');
    const wrongFile = file && checkFile(file, kind);
    setWrong(({ alt }) => ({ alt, file: wrongFile }));
    if (!file || wrongFile || !isImage) return;
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
    const found = {
      file: checkFile(input.current?.files?.[0], kind),
      alt: text.current?.value.trim() ? undefined : ('editRequired' as const),
    };
    setWrong(found);
    if (found.file) return input.current?.focus();
    if (found.alt) return text.current?.focus();
    const form = new FormData(event.currentTarget);
    form.set('language', language);
    form.set('kind', kind);
    setFailure('');
    setIsSending(true);
    const answer = await send<MediaItem>(form);
    setIsSending(false);
    if (answer.isOk && answer.data) return onUploaded(answer.data);
    if (isDamaged(answer)) return setWrong({ file: 'editFileDamaged' });
    setFailure(answer.status === 413 ? t('editFileTooLarge') : failureText(answer, t));
  };

  return (
    <form className={look.upload} onSubmit={upload} noValidate>
      <h3>{t(isImage ? 'editUpload' : 'editUploadFile')}</h3>
      <div className={[look.drop, isOver && look.isOver].filter(Boolean).join(' ')} {...handlers}>
        {shown && <img src={shown} alt="" />}
        <p className={styles.hint} id={`${id}-file-hint`}>
          {t('editDropHere')} {isImage && t('editImageTypes')}
        </p>
        <div className={[styles.field, wrong.file && styles.wrong].filter(Boolean).join(' ')}>
          <label htmlFor={`${id}-file`}>{t('editFile')}</label>
          <input
            ref={input}
            id={`${id}-file`}
            name="file"
            type="file"
            accept={acceptedTypes[kind]}
            required
            className={styles.input}
            aria-invalid={wrong.file ? true : undefined}
            aria-describedby={`${id}-file-hint ${id}-file-wrong`}
            onChange={({ target }) => show(target.files?.[0])}
          />
          <div role="alert">
            <FieldError id={`${id}-file-wrong`} error={wrong.file && t(wrong.file)} />
          </div>
        </div>
      </div>
      <div className={[styles.field, wrong.alt && styles.wrong].filter(Boolean).join(' ')}>
        <label htmlFor={`${id}-alt`}>
          {t(isImage ? 'editAlt' : 'editFileTitle')} <span>{t('editRequiredMark')}</span>
        </label>
        <input
          ref={text}
          id={`${id}-alt`}
          name="alt"
          required
          maxLength={500}
          onChange={noteDirty}
          className={styles.input}
          aria-invalid={wrong.alt ? true : undefined}
          aria-describedby={`${id}-alt-hint ${id}-alt-wrong`}
        />
        <p id={`${id}-alt-hint`} className={styles.hint}>
          {t(isImage ? 'editAltHint' : 'editFileTitleHint')}
        </p>
        <FieldError id={`${id}-alt-wrong`} error={wrong.alt && t(wrong.alt)} />
      </div>
      <div role="alert">
        <FieldError error={failure} />
      </div>
      <Button type="submit" size="small" title={isSending ? t('editSending') : t('editUploadButton')} />
    </form>
  );
}
