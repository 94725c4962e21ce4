'use client';

import { useId, useRef, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import { isLink } from '@/lib/sections/is-link';
import { isSafeLink } from '@/lib/sections/safe-link';

import { useEdit } from '../../state/edit-context';
import { AddressInput } from '../AddressInput';
import look from '../Controls.module.scss';
import { usePageLinks } from '../use-page-links';
import own from './RichText.module.scss';

interface Props {
  /** The address of the link at the cursor; empty without one. */
  address: string;
  /** Called with the new address; an empty address removes the link. */
  onDone: (address: string) => void;
  onCancel: () => void;
}

/** The input for the address of a link in a rich text. */
export function LinkField({ address, onDone, onCancel }: Props) {
  const { t } = useEdit();
  const links = usePageLinks();
  const [typed, setTyped] = useState(address);
  const [isWrong, setIsWrong] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const change = (text: string) => {
    setTyped(text);
    setIsWrong(false);
  };
  const apply = () =>
    links.complete(typed, (whole) => {
      // By the time the pages have come, it may be closed, or something else may be typed in it.
      const now = box.current?.querySelector('input')?.value;
      if (now !== typed && now !== whole) return;
      if (whole === '' || (isSafeLink(whole) && isLink(whole))) onDone(whole);
      else setIsWrong(true);
    });
  return (
    <div
      ref={box}
      data-own-undo=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It closes this field, not the panel.
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <div className={look.row}>
        <AddressInput
          id={id}
          aria-label={t('editLinkAddress')}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          placeholder={t('editLinkPlaceholder')}
          value={typed}
          links={links}
          autoFocus
          onAddress={change}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <button type="button" className={own.tool} onClick={apply}>
          {t('editApply')}
        </button>
        <button type="button" className={own.tool} onClick={() => onDone('')}>
          {t('editUnlink')}
        </button>
      </div>
      <FieldError id={`${id}-wrong`} error={isWrong ? t('editInvalidLink') : undefined} />
    </div>
  );
}
