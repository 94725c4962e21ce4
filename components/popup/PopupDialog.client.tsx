'use client';

import { ButtonLink } from '@/components/ui/ButtonLink';
import { Modal } from '@/components/ui/Modal.client';
import { RichText } from '@/components/ui/RichText';
import type { Popup } from '@/lib/content';

import styles from './PopupDialog.module.scss';

export interface PopupDialogProps {
  title: string;
  /** Sanitised HTML. */
  content: string;
  link?: { href: string; title: string };
  foreign?: Popup['foreign'];
  closeLabel: string;
  onClosed: () => void;
}

/** The promo popup, open. */
export function PopupDialog({ title, content, link, foreign, closeLabel, onClosed }: PopupDialogProps) {
  return (
    <Modal title={title} titleLang={foreign?.title} closeLabel={closeLabel} onClosed={onClosed}>
      {content && <RichText html={content} lang={foreign?.content} />}
      {link && (
        <p className={styles.link} lang={foreign?.linkTitle}>
          <ButtonLink href={link.href} title={link.title} />
        </p>
      )}
    </Modal>
  );
}
