'use client';

import { editAddressOf } from '@/lib/edit/edit-path';
import type { LinksToPage } from '@/lib/edit/edit-info';

import { useEdit } from '../state/edit-context';
import styles from './CheckPanel.module.scss';

/** What leads to the page: entries of menu and footer, other pages, redirects. */
export function LinksToPageList({ links: { menus, pages, redirects, hasMore } }: { links: LinksToPage }) {
  const { t } = useEdit();
  if (menus.length + pages.length + redirects.length === 0) return <p role="status">{t('editLinksNone')}</p>;
  return (
    <section className={styles.problems}>
      <h3>{t('editLinksHere')}</h3>
      <ul>
        {menus.map(({ global, entries }) => (
          <li key={global}>
            {t(global === 'navigation' ? 'editLinksMenu' : 'editLinksFooter', { entries: entries.join(', ') })}
          </li>
        ))}
        {pages.map(({ title, link }) => (
          <li key={link}>
            <a href={editAddressOf(link)} target="_blank" rel="noopener">
              {title}
              <span className="visually-hidden"> {t('editOpensNewWindow')}</span>
            </a>
          </li>
        ))}
        {redirects.map((from) => (
          <li key={from}>{t('editLinksRedirect', { address: from })}</li>
        ))}
      </ul>
      {hasMore && <p>{t('editLinksMore')}</p>}
    </section>
  );
}
