import 'server-only';

import { randomUUID } from 'node:crypto';

import { processWide } from '../process-wide.mjs';
import type { ContactValues, FieldName } from './contact-values';

/** What the answer to a form that was sent without script shows, as texts in the visitor's language. */
export interface ContactAnswer {
  status?: { kind: 'success' | 'failure'; text: string; reason?: string };
  values?: ContactValues;
  errors?: Partial<Record<FieldName | 'file', string>>;
}

/** The newsletter's pages: what they ask for, or how it went. */
export interface NewsletterAnswer {
  purpose: 'subscribe' | 'confirm' | 'unsubscribe';
  result: 'asked' | 'done' | 'invalid' | 'expired' | 'failed';
  token?: string;
  email?: string;
  /** What is wrong, or why it failed. */
  problem?: string;
}

export interface PageAnswers {
  contact: ContactAnswer;
  newsletter: NewsletterAnswer;
}

type Entry = { [K in keyof PageAnswers]: { kind: K; answer: PageAnswers[K] } }[keyof PageAnswers];

const entries = processWide('page-answers', () => new Map<string, Entry>());

/** An answer waits only as long as the server needs to ask itself for the page. */
const maxEntries = 500;

/** Keeps what a page is to show, until the page takes it. */
export function keepAnswer(entry: Entry): string {
  const [oldest] = entries.keys();
  if (oldest && entries.size >= maxEntries) entries.delete(oldest);
  const key = randomUUID();
  entries.set(key, entry);
  return key;
}

/** Takes an answer away; it can be shown once. */
export function takeAnswer<K extends keyof PageAnswers>(kind: K, key: unknown): PageAnswers[K] | undefined {
  const entry = typeof key === 'string' ? entries.get(key) : undefined;
  if (entry?.kind !== kind) return undefined;
  entries.delete(key as string);
  return entry.answer as PageAnswers[K];
}
