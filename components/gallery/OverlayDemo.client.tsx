'use client';

import { type ReactNode, useState } from 'react';

import { ConsentBanner, consentTexts } from '@/components/consent/ConsentBanner.client';
import { PopupDialog, type PopupDialogProps } from '@/components/popup/PopupDialog.client';
import button from '@/components/ui/ButtonLink.module.scss';
import { Modal } from '@/components/ui/Modal.client';
import type { Language } from '@/lib/i18n/languages';

/** A button that opens a piece above the page. */
function Opener({ title, onClick }: { title: string; onClick: (opener: HTMLElement) => void }) {
  return (
    <button type="button" className={button.button} onClick={({ currentTarget }) => onClick(currentTarget)}>
      {title}
    </button>
  );
}

interface ModalDemoProps {
  opener: string;
  title: string;
  size?: 'sheet' | 'wide';
  children: ReactNode;
}

export function ModalDemo({ opener, title, size, children }: ModalDemoProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Opener title={opener} onClick={() => setIsOpen(true)} />
      <Modal title={title} closeLabel="Kapat" size={size} isOpen={isOpen} onClosed={() => setIsOpen(false)}>
        {children}
      </Modal>
    </>
  );
}

export function PopupDemo({ opener, ...popup }: { opener: string } & Omit<PopupDialogProps, 'onClosed'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Opener title={opener} onClick={() => setIsOpen(true)} />
      {isOpen && <PopupDialog {...popup} onClosed={() => setIsOpen(false)} />}
    </>
  );
}

export function ConsentDemo({ opener: title, language }: { opener: string; language: Language }) {
  const [opener, setOpener] = useState<HTMLElement>();
  return (
    <>
      <Opener title={title} onClick={setOpener} />
      {opener && (
        <ConsentBanner
          texts={consentTexts(language)}
          opener={opener}
          notice="#notice"
          onClosed={() => setOpener(undefined)}
        />
      )}
    </>
  );
}
