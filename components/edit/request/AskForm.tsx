'use client';

import { type FormEvent, useId, useState } from 'react';

import form from '@/components/forms/Form.module.scss';
import type { PartName } from '@/components/layout/parts/definitions';
import { Button } from '@/components/ui/Button';

import panel from '../panels/EditPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { focusPanelAfter } from '../state/focus-after';
import { mailText } from '../texts/mail-text';
import { KeptWords } from './KeptWords';
import { maxWords } from './max-words';
import { useKeptWords } from './use-kept-words';

interface Props {
  isRenewed: boolean;
  /** The part of every page that is to be published, if it is not the page. */
  part?: PartName;
  /** What has unsaved changes, which would not be published. */
  unsaved?: string;
  /** @returns whether it was sent */
  onSend: (note: string) => Promise<boolean>;
}

/** Asks administrators to publish a page, or a part of every page, as it is saved. */
export function AskForm({ isRenewed, part, unsaved, onSend }: Props) {
  const { t, info } = useEdit();
  const place = part ? `request:${part}` : 'request';
  const kept = useKeptWords(place, { isOfPart: part !== undefined });
  const { text: note, change: setNote, isFromBefore, forget, forgetSent } = kept;
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isSent = await onSend(note);
    setBusy(false);
    if (isSent) forgetSent(note);
  };
  return (
    <form ref={focusPanelAfter} className={panel.form} onSubmit={(event) => void send(event)}>
      {unsaved && <p>{t('editRequestUnsaved', { places: unsaved })}</p>}
      <div className={form.field}>
        <label htmlFor={`${id}-note`}>{t('editRequestNote')}</label>
        <textarea
          id={`${id}-note`}
          className={form.input}
          value={note}
          maxLength={maxWords}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setNote(target.value)}
        />
        {isFromBefore && <KeptWords label={t('editRequestNote')} onForget={forget} />}
        <p id={`${id}-hint`} className={form.hint}>
          {t(mailText('editRequestHint', info))}
        </p>
      </div>
      <Button type="submit" title={t(isRenewed ? 'editRequestAgain' : 'editRequest')} aria-disabled={isBusy} />
    </form>
  );
}
