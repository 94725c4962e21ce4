'use client';

import { ButtonLink } from '@/components/ui/ButtonLink';
import { Modal } from '@/components/ui/Modal.client';
import { RichText } from '@/components/ui/RichText';

import styles from './PopupDialog.module.scss';

export interface PopupDialogProps {
  title: string;
  /** Sanitised HTML. */
  content: string;
  link?: { href: string; title: string };
  closeLabel: string;
  onClosed: () => void;
}

/** The promo popup, open. */
export function PopupDialog({ title, content, link, closeLabel, onClosed }: PopupDialogProps) {
  return (
    <Modal title={title} closeLabel={closeLabel} onClosed={onClosed}>
      {content && <RichText html={content} />}
      {link && (
        <p className={styles.link}>
          <ButtonLink href={link.href} title={link.title} />
        </p>
      )}
    </Modal>
  );
}
