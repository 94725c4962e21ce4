import type { ApplicationModel, MenuItem } from '@/lib/content';
import type { Translate } from '@/lib/i18n/languages';

import styles from './SearchSuggestions.module.scss';

interface Props {
  menu: ApplicationModel['menu'];
  /** Whether a search found nothing. */
  hasFailed: boolean;
  t: Translate;
}

const childrenOf = ({ dropdown, megamenu }: MenuItem) => [
  ...dropdown,
  ...megamenu.flatMap((column) => column.dropdown),
];

/** Suggestions without a result: the menu's items with a link. */
export function SearchSuggestions({ menu, hasFailed, t }: Props) {
  const links = new Map(
    menu.flatMap((item) => [item, ...childrenOf(item)]).flatMap((item) => (item.link ? [[item.link, item]] : [])),
  );
  return (
    <div className={styles.suggestions}>
      {hasFailed && <p>{t('searchAdvice')}</p>}
      <ul>
        {[...links].map(([link, { title, foreign }]) => (
          <li key={link}>
            <a href={link} lang={foreign?.title}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
