'use client';

import { Button, toast, useDocumentTitle, useForm, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AdminDialog } from '../../admin/dialog/AdminDialog';
import type { BeforeDeletion } from '../delete-in-admin';
import { linkEntries } from '../link-entries';
import { binText } from '../texts';
import { LinkEntries } from './LinkEntries';

/** A pause in typing. */
const pauseMs = 150;

interface Props {
  id: number | string;
  onClosed: () => void;
}

interface Answer extends Partial<BeforeDeletion> {
  message?: string;
  pages?: { title: string; link: string }[];
}

/** @returns undefined if nothing answers */
async function call(path: string, init?: RequestInit): Promise<{ isOk: boolean; data: Answer } | undefined> {
  try {
    const response = await fetch(`/api/pages/${path}`, init);
    return { isOk: response.ok, data: (await response.json()) as Answer };
  } catch {
    return undefined;
  }
}

/** Says what leads to a page, offers a redirect of its address, and puts it into the bin. */
export function DeletePageDialog({ id, onClosed }: Props) {
  const { language } = useTranslation().i18n;
  const { title } = useDocumentTitle();
  const { setModified } = useForm();
  const router = useRouter();
  const text = (key: Parameters<typeof binText>[1]) => binText(language, key);
  const dialog = useRef<HTMLDialogElement>(null);
  const fieldId = useId();
  const [before, setBefore] = useState<Answer>();
  const [pages, setPages] = useState<NonNullable<Answer['pages']>>([]);
  const [target, setTarget] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void call(`${id}/before-deletion`).then((answer) => {
      if (!isCurrent) return;
      if (answer?.isOk) setBefore(answer.data);
      else setFailure(answer?.data.message ?? binText(language, 'deleteFailed'));
    });
    return () => {
      isCurrent = false;
    };
  }, [id, language]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await call(`redirect-targets?${new URLSearchParams({ query: target }).toString()}`);
      if (isCurrent && answer?.isOk) setPages(answer.data.pages ?? []);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [target]);

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    // React passes it on to the form of the page.
    event.stopPropagation();
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const answer = await call(`${id}/delete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ redirectTo: target.trim() }),
    });
    setIsBusy(false);
    if (!answer?.isOk) return setFailure(answer?.data.message ?? text('deleteFailed'));
    setModified(false);
    toast.success(text('deleted'));
    dialog.current?.close();
    router.push('/admin/collections/pages');
  };
  const { links, isReusable } = before ?? {};

  return createPortal(
    <AdminDialog
      dialog={dialog}
      title={`${text('deleteTitle')}: ${title}`}
      closeLabel={text('close')}
      className="delete-page"
      onClosed={onClosed}
    >
      <p>{text('deleteText')}</p>
      {links && (
        <section>
          <h3>{text('linksTitle')}</h3>
          <LinkEntries language={language} entries={linkEntries(links, language)} />
        </section>
      )}
      <form onSubmit={(event) => void remove(event)}>
        {before && !isReusable && (
          <div className="delete-page__field">
            <label htmlFor={fieldId}>{text('redirectTo')}</label>
            <input
              id={fieldId}
              value={target}
              list={`${fieldId}-pages`}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={failure ? true : undefined}
              aria-describedby={`${fieldId}-hint ${fieldId}-failure`}
              onChange={(event) => setTarget(event.target.value)}
            />
            <datalist id={`${fieldId}-pages`}>
              {pages.map((page) => (
                <option key={page.link} value={page.link}>
                  {page.title}
                </option>
              ))}
            </datalist>
            <p id={`${fieldId}-hint`}>{text('redirectHint')}</p>
          </div>
        )}
        <p id={`${fieldId}-failure`} role="alert">
          {failure}
        </p>
        <div className="delete-page__buttons">
          <Button type="submit" size="medium" margin={false} disabled={isBusy || !before}>
            {text('deleteTitle')}
          </Button>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => dialog.current?.close()}>
            {text('cancel')}
          </Button>
        </div>
      </form>
    </AdminDialog>,
    document.body,
  );
}
