import { randomUUID } from 'node:crypto';

import { asAdmin, type Answer, stored } from './forms-backend';
import { codeFor, exchange, newState, readAnswer } from './hand-over';
import type { Json } from './seed';
import { adminToken, backendUrl } from './stack';

const json = { 'content-type': 'application/json' };

/**
 * The documents that the tests of this worker have created and not deleted yet. Identified by unique values, because a
 * database may reuse the id of a deleted document.
 */
const traces = { pageKeys: new Set<string>(), emails: new Set<string>(), pictures: new Set<string>() };

async function removeAll(slug: string, field: string, values: Set<string>): Promise<void> {
  for (const value of values) {
    for (const { id } of await stored(slug, field, value)) await asAdmin(`${slug}/${id}`, 'DELETE');
  }
  values.clear();
}

/** Deletes the pages and pictures that a test has created, because other suites count public content. */
export async function removePages(): Promise<void> {
  const links = new Set([...traces.pageKeys].map((key) => `/page/${key}`));
  await removeAll('pages', 'pageKey', traces.pageKeys);
  // A picture stays as long as a deleted page needs it.
  if (traces.pictures.size > 0) await removeAll('bin', 'link', links);
  await removeAll('media', 'alt', traces.pictures);
}

/** Deletes the accounts that the tests of a file have created. */
export const removeAccounts = () => removeAll('users', 'email', traces.emails);

/** Notes a picture that a test uploads, by its text alternative. */
export const notePicture = (alt: string) => traces.pictures.add(alt);

/** Notes a page that a test creates without `newPage`. @returns its key */
export function notePage(pageKey: string): string {
  traces.pageKeys.add(pageKey);
  return pageKey;
}

/** Deletes an account whose session is still open. */
export async function removeAccount({ accountId }: EditSession): Promise<void> {
  const response = await asAdmin(`users/${accountId}`, 'DELETE');
  if (!response.ok) throw new Error(`account ${accountId}: ${response.status}`);
}

interface NewAccount {
  id: number;
  email: string;
  password: string;
}

/** @returns the token of a session of the admin */
async function logIn(email: string, password: string): Promise<string> {
  const body = JSON.stringify({ email, password });
  const login = await fetch(`${backendUrl}/api/users/login`, { method: 'POST', headers: json, body });
  return ((await login.json()) as { token: string }).token;
}

/** An account of the backend with an editing session of the site. */
export class EditSession {
  private constructor(
    readonly token: string,
    readonly name: string,
    readonly adminCookie: string,
    readonly accountId?: number,
    readonly email = '',
    readonly password = '',
  ) {}

  static async ofAdmin(): Promise<EditSession> {
    return EditSession.open(adminToken, 'admin');
  }

  /** Creates an account with a random password. */
  static async create(
    role: 'editor' | 'admin' = 'editor',
    { isFirstVisit = false, readsMessages = false } = {},
  ): Promise<EditSession> {
    const [name, password] = [`Editör ${randomUUID().slice(0, 8)}`, randomUUID()];
    const email = `${randomUUID()}@kemerkaya.example`;
    const created = (await (await asAdmin('users', 'POST', { name, email, password, role, readsMessages })).json()) as {
      doc: { id: number };
    };
    traces.emails.add(email);
    const account = { id: created.doc.id, email, password };
    return EditSession.open(await logIn(email, password), name, account, isFirstVisit);
  }

  private static async open(
    adminCookie: string,
    name: string,
    account?: NewAccount,
    isFirstVisit = false,
  ): Promise<EditSession> {
    const state = newState();
    const { body } = await exchange({ code: await codeFor(adminCookie, state), state });
    const { token } = body.data as { token: string };
    // Only tests of the tour are about the first visit.
    if (!isFirstVisit) await callWith(token, 'TourSeen', { method: 'POST', headers: json, body: '{}' });
    return new EditSession(token, name, adminCookie, account?.id, account?.email, account?.password);
  }

  /** The same account in a second session. */
  async onAnotherDevice(): Promise<EditSession> {
    const { accountId: id = 0, email, password } = this;
    return EditSession.open(await logIn(email, password), this.name, { id, email, password });
  }

  get(name: string, query: Record<string, string> = {}): Promise<Answer> {
    return callWith(this.token, `${name}?${new URLSearchParams(query).toString()}`);
  }

  post(name: string, body: unknown): Promise<Answer> {
    return callWith(this.token, name, { method: 'POST', headers: json, body: JSON.stringify(body) });
  }

  upload(bytes: Buffer, fileName: string, fields: Record<string, string>): Promise<Answer> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), fileName);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return callWith(this.token, 'EditMedia', { method: 'POST', body: form });
  }

  async page(pageKey: string): Promise<EditedPage> {
    const { status, body } = await this.get('EditPage', { pageKey });
    if (status !== 200) throw new Error(`EditPage ${pageKey}: ${status} ${JSON.stringify(body)}`);
    return body.data as EditedPage;
  }
}

export async function callWith(token: string | undefined, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { ...(init.headers as object), ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  return readAnswer(await fetch(`${backendUrl}/api/${path}`, { ...init, headers }));
}

type EditedSection = Json & { id: string; type: string };

export interface EditedPage {
  page: Json & { title: string; sections: EditedSection[]; otherLangs: Record<string, { sections: EditedSection[] }> };
  revision: string;
  publishedRevision: string | null;
  status: 'draft' | 'published' | 'changed';
  updatedBy: string | null;
  scheduled: { id: string; action: string; at: string; isChanged: boolean }[];
  others: { name: string; since: string; section: string | null }[];
  news: string;
}

export const sectionOf = ({ page }: Pick<EditedPage, 'page'>, id: string) =>
  page.sections.find((section) => section.id === id);

/** Creates a published page with a title, a list and a text. */
export async function newPage(changes: Json = {}): Promise<{ pageKey: string; id: number }> {
  const pageKey = `duzenleme-${randomUUID()}`;
  const sections = [
    { blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'Başlık' },
    { blockType: 'accordion', sectionId: 'accordion-1', order: 20, list: [{ title: 'Bir' }, { title: 'İki' }] },
    { blockType: 'about', sectionId: 'about-1', order: 30, title: 'Hakkında', description: '<p>Metin</p>' },
  ];
  const data = { pageKey, title: 'Deneme sayfası', sections, _status: 'published', ...changes };
  const { doc } = (await (await asAdmin('pages', 'POST', data)).json()) as { doc: { id: number } };
  traces.pageKeys.add(pageKey);
  return { pageKey, id: doc.id };
}

/** The page as visitors get it. */
export async function publicPage(pageKey: string) {
  return callWith(undefined, `GetPageData?pageKey=${pageKey}`);
}
