import { createHmac, randomBytes, randomUUID } from 'node:crypto';

import { asAdmin, type Answer, stored } from './forms-backend';
import type { Json } from './seed';
import { adminToken, backendUrl, revalidateSecret, siteUrl } from './stack';

const json = { 'content-type': 'application/json' };

async function read(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

export const newState = () => randomBytes(24).toString('base64url');

/** Asks for a hand-over with the cookie of the admin, as a browser that is signed in there. */
export function askHandOver(adminCookie: string | undefined, query: string, headers: Record<string, string> = {}) {
  return fetch(`${backendUrl}/api/EditHandOver?${query}`, {
    redirect: 'manual',
    headers: { ...headers, ...(adminCookie && { cookie: `payload-token=${adminCookie}` }) },
  });
}

/** Exchanges a code as the site does, signed with the secret it shares with the backend. */
export async function exchange(body: Json, secret = revalidateSecret): Promise<Answer> {
  const [text, timestamp] = [JSON.stringify(body), String(Date.now())];
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  const headers = { ...json, 'x-timestamp': timestamp, 'x-signature': `sha256=${signature}` };
  return read(await fetch(`${backendUrl}/api/ExchangeHandOver`, { method: 'POST', body: text, headers }));
}

/** The code of a hand-over for a browser with this state. */
export async function codeFor(adminCookie: string, state: string): Promise<string> {
  const response = await askHandOver(adminCookie, new URLSearchParams({ returnTo: '/about', state }).toString());
  return new URL(response.headers.get('location') ?? siteUrl).searchParams.get('code') ?? '';
}

/**
 * What the tests of this worker have made, and have not taken away yet: by what nobody else has, since a database may
 * give the id of what was deleted to what is made next.
 */
const traces = { pageKeys: new Set<string>(), emails: new Set<string>(), pictures: new Set<string>() };

async function removeAll(slug: string, field: string, values: Set<string>): Promise<void> {
  for (const value of values) {
    for (const { id } of await stored(slug, field, value)) await asAdmin(`${slug}/${id}`, 'DELETE');
  }
  values.clear();
}

/** Takes away the pages and pictures that a test has made, for the suites that count what is public. */
export async function removePages(): Promise<void> {
  await removeAll('pages', 'pageKey', traces.pageKeys);
  await removeAll('media', 'alt', traces.pictures);
}

/** Takes away the accounts that the tests of a file have made. */
export const removeAccounts = () => removeAll('users', 'email', traces.emails);

/** A picture that a test puts into the library, by its words. */
export const notePicture = (alt: string) => traces.pictures.add(alt);

/** A page that a test makes in another way. @returns its key */
export function notePage(pageKey: string): string {
  traces.pageKeys.add(pageKey);
  return pageKey;
}

/** Takes an account away while its session goes on. */
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

  /** A new account; its password is nobody's. */
  static async create(role: 'editor' | 'admin' = 'editor'): Promise<EditSession> {
    const [name, password] = [`Editör ${randomUUID().slice(0, 8)}`, randomUUID()];
    const email = `${randomUUID()}@kemerkaya.example`;
    const created = (await (await asAdmin('users', 'POST', { name, email, password, role })).json()) as {
      doc: { id: number };
    };
    traces.emails.add(email);
    return EditSession.open(await logIn(email, password), name, { id: created.doc.id, email, password });
  }

  private static async open(adminCookie: string, name: string, account?: NewAccount): Promise<EditSession> {
    const state = newState();
    const { body } = await exchange({ code: await codeFor(adminCookie, state), state });
    const { token } = body.data as { token: string };
    return new EditSession(token, name, adminCookie, account?.id, account?.email, account?.password);
  }

  /** The same account, signed in once more. */
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
  return read(await fetch(`${backendUrl}/api/${path}`, { ...init, headers }));
}

type EditedSection = Json & { id: string; type: string };

export interface EditedPage {
  page: Json & { title: string; sections: EditedSection[]; otherLangs: Record<string, { sections: EditedSection[] }> };
  revision: string;
  publishedRevision: string | null;
  status: 'draft' | 'published' | 'changed';
  updatedBy: string | null;
  scheduled: { id: string; action: string; at: string }[];
  others: { name: string; since: string }[];
}

export const sectionOf = ({ page }: Pick<EditedPage, 'page'>, id: string) =>
  page.sections.find((section) => section.id === id);

/** A published page of the test's own: a title, a list with rows in both languages, and a text. */
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

/** What visitors get of a page. */
export async function publicPage(pageKey: string) {
  return callWith(undefined, `GetPageData?pageKey=${pageKey}`);
}

export interface TrailEntry {
  actor: string;
  action: string;
  result: string;
  subject?: string;
  section?: string;
  reason?: string;
  changed?: string;
  count: number;
}

/** What the trail has, the newest first. */
export async function trailOf(field: 'actor' | 'subject', value: string): Promise<TrailEntry[]> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, limit: '100' });
  const response = await asAdmin(`audit-trail?${query.toString()}`);
  return ((await response.json()) as { docs: TrailEntry[] }).docs;
}
