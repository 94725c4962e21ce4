'use client';

import { useEffect, useId, useRef, useState } from 'react';

import form from '@/components/forms/Form.module.scss';
import { AlertIcon } from '@/components/forms/StatusIcons';
import { Button } from '@/components/ui/Button';
import { editAddress } from '@/lib/edit/edit-path';
import { plainText } from '@/lib/edit/plain-text';
import type { Fields } from '@/lib/sections/define-section';

import styles from '../compare/ConflictView.module.scss';
import { useEdit } from '../state/edit-context';
import type { Gone } from '../state/editor-reducer';
import type { ByLanguage } from '../state/step';

interface Props {
  gone: Gone;
  fields: Fields;
  /** What is in the form. */
  values: ByLanguage;
  isBusy: boolean;
  onPutBack: () => Promise<void>;
}

/**
 * Says that what is edited was deleted meanwhile, and offers to put it back with what was typed, or to copy the text;
 * or that its page has another address, where the text is offered.
 * Pages are put back by administrators, since they may be public again.
 */
export function GoneNotice({ gone, fields, values, isBusy, onPutBack }: Props) {
  const { t, interfaceLanguage: language, language: pageLanguage, languages, user, movedTo, isDraftStored } = useEdit();
  const [status, setStatus] = useState<'editCopied' | 'editCopyTextByHand'>();
  const notice = useRef<HTMLElement>(null);
  const id = useId();
  const isSection = gone === 'section';
  const canPutBack = isSection || (gone === 'page' && user.role === 'admin');
  const ofPage = canPutBack ? 'editGonePageText' : 'editGonePageTextForEditors';
  const [title, advice] = (
    {
      section: ['editGoneSectionTitle', 'editGoneSectionText'],
      page: ['editGonePageTitle', ofPage],
      moved: ['editPageMoved', isDraftStored ? 'editPageMovedText' : 'editPageMovedUnstored'],
    } as const
  )[gone];
  const text = plainText(fields, values, languages, language);

  useEffect(() => {
    // It returns a promise in newer browsers, which is no clean-up.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('editCopied');
    } catch {
      setStatus('editCopyTextByHand');
    }
  };

  return (
    <section ref={notice} className={styles.conflict} role="alert" aria-labelledby={`${id}-title`}>
      <AlertIcon />
      <div>
        <h3 id={`${id}-title`}>{t(title)}</h3>
        <p>{t(advice)}</p>
        {gone === 'moved' && movedTo !== undefined && (
          <p>
            <a href={editAddress(movedTo, pageLanguage)}>{t('editOpenNewAddress')}</a>
          </p>
        )}
        <div className={styles.quick}>
          {canPutBack && (
            <Button
              type="button"
              size="small"
              theme="ink"
              title={t(isSection ? 'editPutBack' : 'editPutBackPage')}
              aria-disabled={isBusy}
              onClick={() => !isBusy && void onPutBack()}
            />
          )}
          <Button type="button" size="small" theme="outline" title={t('editCopyText')} onClick={() => void copy()} />
        </div>
        {status && <p>{t(status)}</p>}
        {status === 'editCopyTextByHand' && (
          <textarea
            className={form.input}
            readOnly
            rows={6}
            aria-label={t('editTypedText')}
            value={text}
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
    </section>
  );
}
