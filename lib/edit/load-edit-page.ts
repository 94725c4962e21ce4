import 'server-only';

import { cookies } from 'next/headers';
import { cache } from 'react';

import { readBackend } from '../backend/client';
import { BackendFailure } from '../backend/failure';
import { readModel } from '../content/application-model';
import { normalizeApplicationModel } from '../content/normalize-application-model';
import { normalizePage } from '../content/normalize-page';
import { parseContext } from '../content/parse-context';
import type { ApplicationModel, Page } from '../content/types';
import { type Answer, readAnswer } from '../http/api-answer';
import type { Language } from '../i18n/languages';
import { isRecord } from '../sections/parse-section';
import { callEditing } from './call-editing';
import { sessionFrom } from './current-session';
import { sessionCookie } from './session-cookies';
import type { EditedParts, EditInfo } from './edit-info';
import type { Raw } from './wire-page';

/** The result for `/edit`: a value, the login, not found, or a failure of the backend. */
export type Loaded<T> = { kind: 'found'; value: T } | { kind: 'login' } | { kind: 'missing' } | { kind: 'failed' };

/** For what an editor waits for alone: nothing is kept to show instead. Milliseconds. */
const editTimeoutMs = 6000;

/**
 * For what comes after that, or is shown to others; milliseconds. One after the other they fit into
 * `server/limit-wait.ts`, where the frame is kept, as it is after the first visit.
 */
const pageTimeoutMs = 3000;

/** The session of the current request. */
export const currentSession = cache(async () => sessionFrom((await cookies()).get(sessionCookie)?.value));

function read<T>(answer: Answer, isValid: (data: unknown) => data is T): Loaded<T> {
  if (answer.status === 401) return { kind: 'login' };
  if (answer.status === 403 || answer.status === 404) return { kind: 'missing' };
  const { success, data } = readAnswer(answer);
  return success && isValid(data) ? { kind: 'found', value: data } : { kind: 'failed' };
}

const isInfo = (data: unknown): data is EditInfo =>
  isRecord(data) && isRecord(data.page) && typeof data.revision === 'string';

/** The newest draft of a page, for a logged-in editor. */
export const loadEditPage = cache(async (pageKey: string): Promise<Loaded<EditInfo>> => {
  const session = await currentSession();
  if (!session) return { kind: 'login' };
  const query = new URLSearchParams({ pageKey }).toString();
  return read(await callEditing('EditPage', session.token, { method: 'GET', query, timeoutMs: editTimeoutMs }), isInfo);
});

const hasPage = (data: unknown): data is { page: Raw } => isRecord(data) && isRecord(data.page);

/** A version of a page, for a logged-in editor. */
export const loadPageVersion = cache(async (pageKey: string, versionId: string): Promise<Loaded<{ page: Raw }>> => {
  const session = await currentSession();
  if (!session) return { kind: 'login' };
  const query = new URLSearchParams({ pageKey, versionId }).toString();
  return read(
    await callEditing('PageVersion', session.token, { method: 'GET', query, timeoutMs: pageTimeoutMs }),
    hasPage,
  );
});

/** The draft that a preview link shows to a person without an account. */
export const loadPreviewPage = cache(async (token: string): Promise<Loaded<{ page: Raw }>> => {
  const query = new URLSearchParams({ token }).toString();
  const answer = await callEditing('PreviewPage', undefined, { method: 'GET', query, timeoutMs: pageTimeoutMs });
  // An expired or invalid link is not found; it does not lead to the login.
  return read(answer.status >= 400 && answer.status < 500 ? { ...answer, status: 404 } : answer, hasPage);
});

/** A draft, parsed like a public page; hidden pages too. */
export function pageOfDraft(raw: unknown, language: Language): Page | undefined {
  return normalizePage(raw, language, parseContext(language));
}

interface Parts {
  parts: EditedParts;
  /** The application model of the contract with the newest drafts. */
  model: Raw;
}

const hasParts = (data: unknown): data is Parts => isRecord(data) && isRecord(data.parts) && isRecord(data.model);

/** The parts of every page as drafts, for a logged-in editor; missing if the backend does not have this call. */
export const loadEditParts = cache(async (): Promise<Loaded<Parts>> => {
  const session = await currentSession();
  if (!session) return { kind: 'login' };
  const answer = await callEditing('EditParts', session.token, { method: 'GET', timeoutMs: editTimeoutMs });
  return answer.status === 403 ? { kind: 'failed' } : read(answer, hasParts);
});

/**
 * The published frame as it is now, past every cache: an editor who has changed the languages or a list sees that on
 * the next page, however long the announcement takes to reach this site.
 *
 * @returns undefined if the backend has no usable answer
 */
export async function loadNewestModel(language: Language): Promise<ApplicationModel | undefined> {
  try {
    return await readModel(await readBackend('GetApplicationModel', {}, 'now'), language);
  } catch (error) {
    if (error instanceof BackendFailure) return undefined;
    throw error;
  }
}

/** The frame of a page with the drafts of its parts. Languages are in force when they are published. */
export function modelOfDraft(raw: Raw, published: ApplicationModel, language: Language): ApplicationModel {
  const model = normalizeApplicationModel(raw, language, parseContext(language));
  if (!model) return published;
  const { menu, footer, siteInfo, socialAccounts, popup } = model;
  return { ...published, menu, footer, siteInfo, socialAccounts, popup };
}
