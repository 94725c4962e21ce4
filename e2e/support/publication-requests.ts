import { expect } from '@playwright/test';

import { type EditSession, newPage, publicPage } from './edit-backend';

interface Request {
  id: string;
  state: string;
  note: string;
  answer: string;
  isOwn: boolean;
}

export async function saveTitle(editor: EditSession, pageKey: string, title: string): Promise<string> {
  const { revision } = await editor.page(pageKey);
  const body = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values: { title } };
  return ((await editor.post('SaveSection', body)).body.data as { revision: string }).revision;
}

/** A page with a change that an editor asks to be published. */
export async function requested(editor: EditSession, note = 'Lütfen bakın.') {
  const { pageKey } = await newPage();
  const revision = await saveTitle(editor, pageKey, 'Yeni başlık');
  const answer = await editor.post('RequestPublish', { pageKey, revision, note });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { pageKey, revision, id: (answer.body.data as { request: Request }).request.id };
}

export const requestOf = async (session: EditSession, pageKey: string) =>
  ((await session.get('PublishRequests', { pageKey })).body.data as { requests: Request[] }).requests[0];
export const publicTitle = async (pageKey: string) =>
  ((await publicPage(pageKey)).body.data as { sections: { title: string }[] }).sections[0]?.title;
