'use client';

import { useEffect, useEffectEvent, useState } from 'react';

import type { TranslatedPage } from '@/lib/edit/edit-info';
import { partOfTranslations, type TranslatedPart } from '@/lib/edit/translated-pages';

import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';

/** How many pages are shown at first, and more with each press. */
const limit = 50;

/** A pause in typing. */
const pauseMs = 150;

interface Answer extends TranslatedPart<TranslatedPage> {
  /** The pages of the site. */
  total: number;
  /** How many pages the next call counts: of a large site, each call counts some. */
  left: number;
}

/** A backend of another version may answer with all pages. */
type SentAnswer = Pick<Answer, 'pages' | 'left'> & Partial<Answer>;

interface Wanted {
  /** Words of a title or an address. */
  query: string;
  /** Whether pages are wanted whose translations are complete, too. */
  isAll: boolean;
}

interface Shown {
  /** What it is the answer to. */
  asked: string;
  answer?: Answer;
  failure?: string;
}

/** The translations of pages, part by part. */
export function useTranslations({ query, isAll }: Wanted) {
  const { t, get } = useEdit();
  const [shown, setShown] = useState<Shown>();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const words = query.trim();
  const asked = `${isAll} ${words}`;

  const read = useEffectEvent((cursor?: string): Promise<Shown> => readPart(cursor));
  async function readPart(cursor?: string): Promise<Shown> {
    const parameters = { limit: String(limit), query: words, ...(isAll && { all: '1' }), ...(cursor && { cursor }) };
    const sent = await get<SentAnswer>('EditTranslations', parameters);
    const { data } = sent;
    if (!sent.isOk || !Array.isArray(data?.pages)) return { asked, failure: failureText(sent, t) };
    const { pages, left = 0, found } = data;
    if (found !== undefined) return { asked, answer: { ...data, found, left, total: data.total ?? found } };
    const part = partOfTranslations(pages, { query: words, isAll, limit, cursor });
    return { asked, answer: { ...part, left, total: pages.length + left } };
  }

  useEffect(() => {
    let isCurrent = true;
    const readAll = async () => {
      let isCounting = true;
      while (isCounting) {
        const next = await read();
        if (!isCurrent) return;
        setShown(next);
        isCounting = (next.answer?.left ?? 0) > 0;
      }
    };
    const timer = setTimeout(() => void readAll(), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);

  const answer = shown?.answer;
  /** Shows the next part below. @returns whether it did */
  const readMore = async (): Promise<boolean> => {
    if (!answer?.next || isLoadingMore) return false;
    setIsLoadingMore(true);
    const more = await readPart(answer.next);
    setIsLoadingMore(false);
    setShown((now) => {
      if (now?.answer !== answer) return now;
      if (!more.answer) return { ...now, failure: more.failure };
      const pages = [...answer.pages, ...more.answer.pages];
      return { asked, answer: { ...more.answer, pages, left: answer.left } };
    });
    return more.answer !== undefined;
  };
  return {
    answer,
    failure: shown?.failure,
    isLoading: shown?.asked !== asked || isLoadingMore,
    hasMore: answer?.next !== undefined && answer.left === 0,
    readMore,
  };
}
