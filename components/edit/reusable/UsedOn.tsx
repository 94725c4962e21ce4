import { editAddress } from '@/lib/edit/edit-path';
import { type Usage, usersCount } from '@/lib/edit/reusable';

import parts from '../parts/Parts.module.scss';
import { useEdit } from '../state/edit-context';

/** The pages that show a reusable section, as links to their edit mode. */
export function UsedOn({ usage }: { usage: Usage }) {
  const { t, language, path } = useEdit();
  const { usedOn } = usage;
  const others = usersCount(usage) - usedOn.length;
  return (
    <ul className={parts.usedOn} aria-label={t('editReusableUsedOn')}>
      {usedOn.map(({ title, link }) => (
        <li key={link}>{link === path ? title : <a href={editAddress(link, language)}>{title}</a>}</li>
      ))}
      {others > 0 && <li>{t('editReusableOthers', { count: String(others) })}</li>}
    </ul>
  );
}
