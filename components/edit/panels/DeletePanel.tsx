'use client';

import { useEffect, useId, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { noteForNextPage } from '@/lib/edit/bin-note';
import { editAddress, editAddressOfPage } from '@/lib/edit/edit-path';
import type { LinksToPage } from '@/lib/edit/edit-info';
import { usersCount } from '@/lib/edit/reusable';

import { AddressInput } from '../form/AddressInput';
import { usePageLinks } from '../form/use-page-links';
import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';
import styles from './EditPanel.module.scss';
import { UsedOn } from '../reusable/UsedOn';
import { LinksToPageList } from './LinksToPageList';
import { LostPlans } from './LostPlans';
import { PanelFrame } from './PanelFrame';

interface Deleted {
  redirectTo?: string | null;
  fields?: Record<string, string>;
}

interface Props {
  /** Leads away from the deleted page. Replaced in tests. */
  openAddress?: (address: string) => void;
}

/** Shows what leads to the page, offers a redirect, and puts the page into the bin. */
export function DeletePanel({ openAddress = (address) => window.location.assign(address) }: Props) {
  const { t, get, post, open, pageKey, info, isDirty, language, refreshPage } = useEdit();
  const { reusable } = info;
  // It would only be refused.
  const isUsed = reusable !== undefined && usersCount(reusable) > 0;
  const id = useId();
  const [links, setLinks] = useState<LinksToPage>();
  const pages = usePageLinks();
  const [target, setTarget] = useState('');
  const [wrong, setWrong] = useState('');
  const [status, setStatus] = useState('');
  const [isSending, setIsSending] = useState(false);
  const hasFailed = !isSending && status !== '';

  useEffect(() => {
    let isCurrent = true;
    void get<LinksToPage>('LinksToPage', { pageKey }).then((answer) => {
      if (!isCurrent) return;
      if (answer.isOk && answer.data) setLinks(answer.data);
      else setStatus(failureText(answer, t));
    });
    return () => {
      isCurrent = false;
    };
    // Only the page decides what is fetched.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pageKey]);

  const remove = async () => {
    if (isSending || (isDirty && !window.confirm(t('editConfirmDiscard')))) return;
    setIsSending(true);
    setWrong('');
    setStatus(t('editWorking'));
    const body = { pageKey, revision: info.revision, redirectTo: target.trim() };
    const answer = await post<Deleted>('DeletePage', body);
    if (answer.isOk) {
      noteForNextPage({ what: 'deleted', title: String(info.page.title ?? pageKey) });
      // Visitors may be led to what is no page, such as another site.
      return openAddress(editAddressOfPage(answer.data?.redirectTo ?? '') ?? editAddress('/', language));
    }
    setIsSending(false);
    if (answer.status === 409) refreshPage(undefined);
    setStatus(answer.data?.fields ? '' : failureText(answer, t));
    if (answer.data?.fields) setWrong(t('editInvalidRedirect'));
  };

  return (
    <PanelFrame
      title={t(reusable ? 'editReusableDelete' : 'editDeletePage')}
      onClose={() => open(null)}
      foot={
        <>
          <p role="status" className={hasFailed ? styles.failure : styles.status}>
            {status}
          </p>
          {!isUsed && (
            <Button
              type="button"
              title={t(reusable ? 'editReusableDeleteNow' : 'editDeletePageNow')}
              aria-disabled={isSending}
              onClick={() => void remove()}
            />
          )}
          <Button type="button" theme="outline" title={t('editCancel')} onClick={() => open(null)} />
        </>
      }
    >
      <p>{t(reusable ? 'editReusableDeleteText' : 'editDeletePageText')}</p>
      <LostPlans plans={info.scheduled ?? []} />
      {isUsed && <p className={styles.failure}>{t('editReusableUsed')}</p>}
      {reusable && <UsedOn usage={reusable} />}
      {links && !reusable && <LinksToPageList links={links} />}
      {/* Nobody comes to a reusable section by its address. */}
      {!reusable && (
        <div className={[form.field, wrong && form.wrong].filter(Boolean).join(' ')}>
          <label htmlFor={id}>{t('editRedirectTo')}</label>
          <AddressInput
            id={id}
            value={target}
            links={pages}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-hint ${id}-wrong`}
            onAddress={setTarget}
          />
          <p id={`${id}-hint`} className={form.hint}>
            {t('editRedirectToHint')}
          </p>
          <FieldError id={`${id}-wrong`} error={wrong} />
        </div>
      )}
    </PanelFrame>
  );
}
