'use client';

import { useEffect, useState } from 'react';

import { completeAddress } from '@/lib/edit/complete-address';
import { isSafeLink } from '@/lib/sections/safe-link';

import { useEdit } from '../state/edit-context';

interface PageLink {
  title: string;
  link: string;
}

export interface PageLinks {
  /** The pages to suggest. */
  pages: PageLink[];
  /** Looks for pages by what is typed. */
  suggest: (typed: string) => void;
  /** Completes an address. Calls back at once, unless the pages have to be asked for. */
  complete: (typed: string, onDone: (address: string) => void) => void;
}

const pauseMs = 250;
const queryOf = (typed: string) => typed.trim().replace(/^\/?(page\/)?/, '');
const pagesIn = (data: unknown) => (Array.isArray(data) ? (data as PageLink[]).slice(0, 50) : []);
const completeWith = (typed: string, pages: PageLink[]) =>
  completeAddress(
    typed,
    pages.map(({ link }) => link),
  );

/** The site's pages, by address or title, for an address that is being typed. */
export function usePageLinks(): PageLinks {
  const { get } = useEdit();
  const [pages, setPages] = useState<PageLink[]>([]);
  const [query, setQuery] = useState<string>();

  useEffect(() => {
    if (query === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { data } = await get<PageLink[]>('EditPages', { query });
      if (isCurrent && Array.isArray(data)) setPages(pagesIn(data));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Only the query decides what is fetched.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query]);

  return {
    pages,
    suggest: (typed) => setQuery(queryOf(typed)),
    complete: (typed, onDone) => {
      const address = completeWith(typed, pages);
      if (address === '' || isSafeLink(address)) return onDone(address);
      void get<PageLink[]>('EditPages', { query: queryOf(address) }).then(({ data }) =>
        onDone(completeWith(typed, pagesIn(data))),
      );
    },
  };
}
