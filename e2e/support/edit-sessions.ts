import { test } from '@playwright/test';

import { EditSession, removeAccounts, removePages } from './edit-backend';
import type { Json } from './seed';

interface Sessions {
  admin: EditSession;
  editor: EditSession;
  /** Another editor. */
  second: EditSession;
}

/** The sessions of a file's tests, opened before the first of them. What its tests have created is removed at the end. */
export function editSessions(): Readonly<Sessions> {
  const sessions: Partial<Sessions> = {};
  test.beforeAll(async () => {
    sessions.admin = await EditSession.ofAdmin();
    sessions.editor = await EditSession.create();
    sessions.second = await EditSession.create();
  });
  test.afterAll(removePages);
  test.afterAll(removeAccounts);
  return sessions as Sessions;
}

/** Saves the title of the first section of a page. */
export const saveTitle = (
  session: EditSession,
  pageKey: string,
  revision: string,
  title: string,
  changes: Json = {},
): ReturnType<EditSession['post']> =>
  session.post('SaveSection', {
    pageKey,
    language: 'tr',
    sectionId: 'page-title-1',
    revision,
    values: { title },
    ...changes,
  });
