'use client';

import type { ReactNode } from 'react';

import { editAddress } from '@/lib/edit/edit-path';

import { PencilIcon } from '../EditIcons';
import { useEdit } from '../state/edit-context';
import { keepInterfaceLanguage } from '../state/keep-interface-language';
import styles from './EditList.module.scss';

interface Props {
  /** Of the list in the backend. */
  listKey: string;
  title: string;
  pages: { title: string; path: string }[];
  /** The list as visitors see it. */
  children: ReactNode;
}

/** A list on the page, with where it comes from: its cards are pages, each of which is edited in its own place. */
export function EditList({ listKey, title, pages, children }: Props) {
  const { t, adminUrl, language, interfaceLanguage } = useEdit();
  const inAdmin = (collection: string, where: string) =>
    `${adminUrl}/admin/collections/${collection}?${new URLSearchParams({ [`where${where}`]: listKey }).toString()}`;
  return (
    <>
      <div
        className={styles.source}
        role="region"
        lang={interfaceLanguage}
        aria-label={t('editListSource', { list: title })}
      >
        <p>
          <b lang={language}>{title}</b> {t('editListFrom', { count: String(pages.length) })}
        </p>
        <details>
          <summary>
            <PencilIcon />
            {t('editListPages')}
          </summary>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a
                  href={editAddress(page.path, language)}
                  lang={language}
                  onClick={() => keepInterfaceLanguage(interfaceLanguage)}
                >
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <a href={inAdmin('pages', '[categories][contains]')}>{t('editListOrder')}</a>
        <a href={inAdmin('categories', '[key][equals]')}>{t('editListOpen')}</a>
      </div>
      {children}
    </>
  );
}
