import { editAddress } from '@/lib/edit/edit-path';
import type { UsingPage } from '@/lib/edit/reusable';

import parts from '../parts/Parts.module.scss';
import { useEdit } from '../state/edit-context';

/** The pages that show a reusable section, as links to their edit mode. */
export function UsedOn({ pages }: { pages: readonly UsingPage[] }) {
  const { t, language, path } = useEdit();
  return (
    <ul className={parts.usedOn} aria-label={t('editReusableUsedOn')}>
      {pages.map(({ title, link }) => (
        <li key={link}>{link === path ? title : <a href={editAddress(link, language)}>{title}</a>}</li>
      ))}
    </ul>
  );
}
