'use client';

import { Modal } from '@/components/ui/Modal.client';

import { PopupContent, type PopupContentProps } from './PopupContent';

export interface PopupDialogProps extends PopupContentProps {
  title: string;
  closeLabel: string;
  mayOpen?: () => boolean;
  onClosed: () => void;
}

/** The promo popup, open. */
export function PopupDialog({ title, closeLabel, mayOpen, onClosed, ...content }: PopupDialogProps) {
  return (
    <Modal title={title} titleLang={content.foreign?.title} {...{ closeLabel, mayOpen, onClosed }}>
      <PopupContent {...content} />
    </Modal>
  );
}
