import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { type EditSession, newPage, notePage, publicPage } from './edit-backend';
import type { Json } from './seed';
import { seenSections } from '../../lib/edit/reusable';

export interface Reusable {
  uuid: string;
  pageKey: string;
  link: string;
  name: string;
  sectionId: string;
  revision: string;
  status: string;
  usedOn: { title: string; link: string }[];
}

/** Makes a section of a page a reusable one. The tests delete it after the pages that show it. */
export async function share(session: EditSession, pageKey: string, sectionId: string, name: string): Promise<Reusable> {
  const { revision } = await session.page(pageKey);
  const { status, body } = await session.post('ShareSection', { pageKey, sectionId, revision, name });
  expect(status, JSON.stringify(body)).toBe(200);
  const { reusable } = body.data as { reusable: { pageKey: string } };
  notePage(reusable.pageKey);
  return reusableNamed(session, name);
}

export async function reusableNamed(session: EditSession, name: string): Promise<Reusable> {
  const { sections } = (await session.get('ReusableSections')).body.data as { sections: Reusable[] };
  const found = sections.find((section) => section.name === name);
  if (!found) throw new Error(`no reusable section ${name}`);
  return found;
}

/** Saves values of the reusable section itself, as its form does on any page. */
export async function saveReusable(session: EditSession, now: Reusable, values: Json, language = 'tr') {
  const { pageKey, sectionId, revision } = now;
  return session.post('SaveSection', { pageKey, sectionId, revision, language, values });
}

export async function addReusable(session: EditSession, pageKey: string, { uuid }: Reusable, afterId?: string) {
  const { revision } = await session.page(pageKey);
  const change = { kind: 'addReusable', uuid, afterId };
  const answer = await session.post('ChangeSections', { pageKey, revision, change });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** The answer to publishing the newest draft. */
export async function publish(session: EditSession, pageKey: string) {
  const { revision, page } = await session.page(pageKey);
  return session.post('PublishPage', { pageKey, revision, ...seenSections(page) });
}

export const newName = () => `Çağrı ${randomUUID().slice(0, 8)}`;

export const publicText = async (pageKey: string) => JSON.stringify((await publicPage(pageKey)).body.data);

/** Two public pages, 'Bir …' and 'İki …', that show the same reusable section. */
export async function sharedOnTwo(editor: EditSession, admin: EditSession) {
  const name = newName();
  const [first, second] = [await newPage({ title: `Bir ${name}` }), await newPage({ title: `İki ${name}` })];
  const reusable = await share(editor, first.pageKey, 'about-1', name);
  await addReusable(editor, second.pageKey, reusable, 'page-title-1');
  for (const { pageKey } of [first, second]) expect((await publish(admin, pageKey)).status).toBe(200);
  return { name, first, second, reusable: await reusableNamed(editor, name) };
}
