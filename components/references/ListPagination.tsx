import type { List } from '@/lib/content/load-list';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language, Translate } from '@/lib/i18n/languages';
import { pathOfListPage } from '@/lib/routes/category-address';

import styles from './ListPagination.module.scss';
import { shownNumbers } from './shown-numbers';

interface Props {
  list: Pick<List, 'category' | 'number' | 'count'>;
  language: Language;
  t: Translate;
}

/** Links to the other pages of a list; nothing for a list of one page. */
export function ListPagination({ list: { category, number, count }, language, t }: Props) {
  if (count < 2) return null;
  const at = (other: number) => addressOf(pathOfListPage(category.link, other), language);
  return (
    <nav className={`${styles.pagination} screen-only`} aria-label={t('listPages')}>
      <ol>
        {shownNumbers(number, count).map((other, index, all) => (
          <li key={other} data-gap={other - (all[index - 1] ?? 0) > 1 ? '' : undefined}>
            <a
              href={at(other)}
              aria-label={t('listPage', { page: String(other) })}
              aria-current={other === number ? 'page' : undefined}
            >
              {other}
            </a>
          </li>
        ))}
      </ol>
      {number > 1 && (
        <a href={at(number - 1)} rel="prev">
          {t('listPrevious')}
        </a>
      )}
      {number < count && (
        <a href={at(number + 1)} rel="next">
          {t('listNext')}
        </a>
      )}
    </nav>
  );
}
