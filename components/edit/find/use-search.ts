'use client';

import { useEffect, useEffectEvent, useState } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';

import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';

type Id = number | string;

/** What the backend has found (`EditSearch`). */
export interface Found {
  pages: { id: Id; title: string; link: string; isDraft: boolean; isReusable?: boolean }[];
  texts: { title: string; link: string; excerpt: string; isDraft?: boolean }[];
  parts: { name: PartName; excerpt: string }[];
  media: { id: Id; name: string; text: string }[];
  redirects: { id: Id; from: string; to: string; isDraft: boolean }[];
  categories: { id: Id; name: string; place: string }[];
  /** Absent for who may not read messages. */
  messages?: { id: Id; subject: string; from: string }[];
  /** Absent for who does not manage accounts. */
  accounts?: { id: Id; name: string; email: string }[];
}

interface Answer {
  query: string;
  found: Found;
  failure?: string;
}

const pauseMs = 150;
const nothing: Found = { pages: [], texts: [], parts: [], media: [], redirects: [], categories: [] };

/**
 * What the backend finds for a query, after a pause in typing.
 *
 * @returns `isLoading` while the answer is to an earlier query
 */
export function useSearch(query: string) {
  const { t, get, language } = useEdit();
  const [answer, setAnswer] = useState<Answer>({ query: '', found: nothing });
  const asked = query.trim();

  const ask = useEffectEvent(async (): Promise<Answer> => {
    const result = await get<Found>('EditSearch', { query: asked, language });
    const { isOk, data } = result;
    if (isOk && data) return { query: asked, found: { ...nothing, ...data } };
    return { query: asked, found: nothing, failure: failureText(result, t) };
  });
  useEffect(() => {
    if (!asked) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const next = await ask();
      if (isCurrent) setAnswer(next);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);

  if (!asked) return { found: nothing, isLoading: false };
  return { found: answer.found, failure: answer.failure, isLoading: answer.query !== asked };
}
