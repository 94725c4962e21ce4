'use client';

import { Modal } from '@/components/ui/Modal.client';

import { PopupContent, type PopupContentProps } from './PopupContent';

export interface PopupDialogProps extends PopupContentProps {
  title: string;
  closeLabel: string;
  onClosed: () => void;
}

/** The promo popup, open. */
export function PopupDialog({ title, closeLabel, onClosed, ...content }: PopupDialogProps) {
  return (
    <Modal title={title} titleLang={content.foreign?.title} closeLabel={closeLabel} onClosed={onClosed}>
      <PopupContent {...content} />
    </Modal>
  );
}
