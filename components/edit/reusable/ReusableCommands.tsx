import { referenceType, reusableOf } from '@/lib/edit/reusable';
import type { SectionChange } from '@/lib/edit/section-steps';
import type { Raw } from '@/lib/edit/wire-page';

import { useEdit } from '../state/edit-context';
import type { EditKey } from '../texts/edit-texts';

interface Props {
  id: string;
  section: Raw | undefined;
  closeMenu: () => void;
  apply: (change: SectionChange, done: EditKey) => Promise<void>;
}

/** In the menu of a section: makes it reusable, or detaches the page from the reusable one that it shows. */
export function ReusableCommands({ id, section, closeMenu, apply }: Props) {
  const { t, open, panel, unsavedTexts, showMessage } = useEdit();
  const reusable = reusableOf(section);
  if (section?.type === referenceType) return null;
  const share = () => {
    closeMenu();
    open(`share:${id}`);
  };
  const detach = async () => {
    // What is typed in its form belongs to the reusable section. Another place of it on this page still has the text.
    if (unsavedTexts.includes(`section:${id}`)) return showMessage(t('editPartSaveFirst'), true);
    if (!window.confirm(t('editReusableConfirmDetach', { name: reusable?.name ?? '' }))) return;
    if (panel === `section:${id}`) open(null);
    await apply({ kind: 'detach', id }, 'editReusableDetached');
  };
  return reusable ? (
    <button type="button" onClick={() => void detach()}>
      {t('editReusableDetach')}
    </button>
  ) : (
    <button type="button" onClick={share}>
      {t('editReusableMake')}
    </button>
  );
}
