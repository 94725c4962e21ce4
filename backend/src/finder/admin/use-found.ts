'use client';

import { useEffect, useState } from 'react';
import type { Found } from '../found';

const pauseMs = 150;
const nothing: Found = { pages: [], texts: [], parts: [], media: [], redirects: [], categories: [] };

interface Answer {
  query: string;
  found: Found;
  failure?: 'signIn' | 'failed';
}

async function ask(query: string, language: string): Promise<Answer> {
  try {
    const response = await fetch(`/api/finder?${new URLSearchParams({ query, language }).toString()}`);
    if (!response.ok) return { query, found: nothing, failure: response.status === 401 ? 'signIn' : 'failed' };
    return { query, found: ((await response.json()) as { data: Found }).data };
  } catch {
    return { query, found: nothing, failure: 'failed' };
  }
}

/** What the backend finds for a query, after a pause in typing. */
export function useFound(query: string, language: string) {
  const [answer, setAnswer] = useState<Answer>({ query: '', found: nothing });
  const asked = query.trim();
  useEffect(() => {
    if (!asked) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const next = await ask(asked, language);
      if (isCurrent) setAnswer(next);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, language]);
  if (!asked) return { found: nothing, isLoading: false };
  return { found: answer.found, failure: answer.failure, isLoading: answer.query !== asked };
}
