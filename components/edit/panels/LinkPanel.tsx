'use client';

import { useState } from 'react';

import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { addressOf } from '@/lib/i18n/addresses';

import { useEdit } from '../state/edit-context';
import { placeNames } from '../texts/unsaved-text';
import { useLocalTime } from '../state/use-local-time';
import { failureText } from '../texts/failure-text';
import { PanelFrame } from './PanelFrame';

interface Link {
  path: string;
  expiresAt: string;
}

/** A link that shows the draft to somebody without an account, until it expires. */
export function LinkPanel() {
  const { t, post, open, pageKey, language, info, unsavedTexts, interfaceLanguage } = useEdit();
  const unsaved = placeNames(unsavedTexts, info.page, interfaceLanguage, t);
  const localTime = useLocalTime();
  const [link, setLink] = useState<Link>();
  const [status, setStatus] = useState('');
  const address = link ? `${window.location.origin}${addressOf(link.path, language)}` : '';

  const make = async () => {
    const answer = await post<Link>('PreviewLink', { pageKey });
    setLink(answer.isOk ? answer.data : undefined);
    setStatus(answer.isOk ? '' : failureText(answer, t));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setStatus(t('editCopied'));
    } catch {
      setStatus(t('editCopyByHand'));
    }
  };

  return (
    <PanelFrame title={t('editPreviewLink')} onClose={() => open(null)}>
      <p>{t('editPreviewLinkText')}</p>
      {unsaved && <p>{t('editLinkUnsaved', { places: unsaved })}</p>}
      <Button type="button" title={t('editMakeLink')} onClick={() => void make()} />
      {link && (
        <div className={form.field}>
          <label htmlFor="edit-preview-link">{t('editLinkAddress')}</label>
          <input
            id="edit-preview-link"
            className={form.input}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <p className={form.hint}>{t('editLinkExpires', { time: localTime(link.expiresAt) })}</p>
          <Button type="button" size="small" theme="outline" title={t('editCopy')} onClick={() => void copy()} />
        </div>
      )}
      <p role="status">{status}</p>
    </PanelFrame>
  );
}
