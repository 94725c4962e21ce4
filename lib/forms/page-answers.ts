import 'server-only';

import { randomUUID } from 'node:crypto';

import { processWide } from '../process-wide.mjs';
import type { ContactValues, FieldName } from './contact-values';

/** What the page after a form without script shows, as texts in the visitor's language. */
export interface ContactAnswer {
  status?: { kind: 'success' | 'failure'; text: string; reason?: string };
  values?: ContactValues;
  errors?: Partial<Record<FieldName | 'file', string>>;
}

/** What the newsletter's pages show: a question, or a result. */
export interface NewsletterAnswer {
  purpose: 'subscribe' | 'confirm' | 'unsubscribe';
  result: 'asked' | 'done' | 'invalid' | 'expired' | 'failed';
  token?: string;
  email?: string;
  /** The error, as a text. */
  problem?: string;
}

export interface PageAnswers {
  contact: ContactAnswer;
  newsletter: NewsletterAnswer;
}

type Entry = { [K in keyof PageAnswers]: { kind: K; answer: PageAnswers[K] } }[keyof PageAnswers];

const entries = processWide('page-answers', () => new Map<string, Entry>());

/** An answer is kept only until the server has requested the page from itself. */
const maxEntries = 500;

/** Keeps what a page has to show until `takeAnswer` is called with the key. */
export function keepAnswer(entry: Entry): string {
  const [oldest] = entries.keys();
  if (oldest && entries.size >= maxEntries) entries.delete(oldest);
  const key = randomUUID();
  entries.set(key, entry);
  return key;
}

/** Returns an answer and removes it, so that it is shown once. */
export function takeAnswer<K extends keyof PageAnswers>(kind: K, key: unknown): PageAnswers[K] | undefined {
  const entry = typeof key === 'string' ? entries.get(key) : undefined;
  if (entry?.kind !== kind) return undefined;
  entries.delete(key as string);
  return entry.answer as PageAnswers[K];
}
