import { useEdit } from '../state/edit-context';

/** Says who else has the form of this section open, so that two people do not write the same text. */
export function SectionEditors({ sectionId }: { sectionId?: string }) {
  const { t, info } = useEdit();
  const names = (info.others ?? []).filter(({ section }) => section && section === sectionId).map(({ name }) => name);
  return names.length > 0 ? <p className="note">{t('editSectionShared', { names: names.join(', ') })}</p> : null;
}
