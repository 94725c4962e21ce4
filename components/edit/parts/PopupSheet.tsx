import { PopupContent } from '@/components/popup/PopupContent';
import modal from '@/components/ui/Modal.module.scss';
import { ModalContent } from '@/components/ui/ModalContent';
import type { Popup } from '@/lib/content';
import type { Language } from '@/lib/i18n/languages';

interface Props {
  popup: Popup;
  language: Language;
  /** The visitors' name of its button, in that language. */
  closeLabel: string;
}

/** The popup as it looks over a page, without its window. */
export function PopupSheet({ popup, language, closeLabel }: Props) {
  return (
    <div className={modal.modal} lang={language} data-edit-parts="popup">
      <ModalContent title={popup.title} closeLabel={closeLabel}>
        <PopupContent {...popup} foreign={undefined} />
      </ModalContent>
    </div>
  );
}
