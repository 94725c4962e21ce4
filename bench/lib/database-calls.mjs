/** The calls that `bench/database.mjs` compares, besides the public ones. */
import { randomUUID } from 'node:crypto';

import { solveCaptcha } from './solve-captcha.mjs';

/** @typedef {import('../../scripts/lib/backends/client.mjs').Client<any>} Client */

/**
 * One who works on a page of their own, and who is a visitor as well.
 *
 * @typedef {object} Editor
 * @property {Client} client
 * @property {string} admin a session of the admin
 * @property {string} token a session of the edit mode
 * @property {string} pageKey
 * @property {string} revision
 * @property {Record<string, any>} kept what one call leaves for the next one
 */

/**
 * @typedef {object} Call
 * @property {(editor: Editor, number: number) => Promise<unknown>} work
 * @property {(editor: Editor, number: number) => Promise<unknown>} [prepare] is not timed
 * @property {number} [times] how often each does it in a round, if not as often as the others
 */

/** @param {Promise<import('../../scripts/lib/backends/client.mjs').Answer<any>>} sent */
export async function requireOk(sent) {
  const { status, body } = await sent;
  const isOk = status >= 200 && status < 300 && body?.success !== false;
  if (!isOk) throw new Error(`${status} ${JSON.stringify(body).slice(0, 300)}`);
  return body?.data;
}

/** @param {(editor: Editor) => string} path @returns {Call} */
const inEditMode = (path) => ({
  work: (editor) =>
    requireOk(editor.client.call(path(editor), { headers: { authorization: `Bearer ${editor.token}` } })),
});

/** @param {(editor: Editor, number: number) => [name: string, body: object]} change @returns {Call} */
const edit = (change) => ({
  work: async (editor, number) => {
    const { client, pageKey, revision, token } = editor;
    const [name, body] = change(editor, number);
    const data = await requireOk(client.edit(name, { pageKey, revision, ...body }, token));
    editor.revision = data?.revision ?? revision;
  },
});

/**
 * A call for a part of every page. All editors have the same one, so those who come late are refused with a conflict,
 * which is a part of what is timed.
 *
 * @param {string} name @param {(part: Record<string, any>, number: number) => object} body @returns {Call}
 */
const onContact = (name, body) => ({
  times: 3,
  prepare: async ({ client, token, kept }) => {
    const headers = { authorization: `Bearer ${token}` };
    kept.part = (await requireOk(client.call('EditParts', { headers }))).parts['site-info'];
  },
  work: async ({ client, token, kept }, number) => {
    const { revision } = kept.part;
    const sent = await client.edit(name, { part: 'site-info', revision, ...body(kept.part, number) }, token);
    if (sent.status !== 409) await requireOk(Promise.resolve(sent));
  },
});

const section = { language: 'tr', sectionId: 'about-1' };

/** A picture would be drawn again, which takes both databases the same time. */
const pdf = new Blob(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n']);

/** @type {Record<string, Call>} in this order: some leave what others read */
export const calls = {
  EditPage: inEditMode(({ pageKey }) => `EditPage?pageKey=${pageKey}`),
  SaveSection: edit((_editor, number) => [
    'SaveSection',
    { ...section, values: { title: `${number}`, description: `<p>${number}</p>` } },
  ]),
  SavePage: edit(({ pageKey }, number) => [
    'SavePage',
    {
      language: 'tr',
      values: { title: `${pageKey} ${number}`, description: '', keywords: '', isVisible: true },
    },
  ]),
  'ChangeSections (hide and show)': edit((_editor, number) => [
    'ChangeSections',
    { change: { kind: number % 2 === 0 ? 'hide' : 'show', id: section.sectionId } },
  ]),
  PublishPage: edit(() => ['PublishPage', {}]),
  RestoreVersion: {
    times: 3,
    prepare: async ({ client, pageKey, token, kept }) => {
      const headers = { authorization: `Bearer ${token}` };
      const versions = await requireOk(client.call(`PageVersions?pageKey=${pageKey}`, { headers }));
      kept.version = versions[1].id;
    },
    work: async (editor) => {
      const { client, pageKey, revision, token, kept } = editor;
      const body = { pageKey, revision, versionId: kept.version };
      editor.revision = (await requireOk(client.edit('RestoreVersion', body, token))).revision;
    },
  },
  SchedulePage: {
    times: 3,
    work: async ({ client, pageKey, revision, token, kept }) => {
      const at = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
      const plan = { pageKey, revision, action: 'publish', at };
      const { scheduled } = await requireOk(client.edit('SchedulePage', plan, token));
      (kept.plans ??= []).push(scheduled.at(-1).id);
    },
  },
  UnschedulePage: {
    times: 3,
    work: ({ client, pageKey, token, kept }) =>
      requireOk(client.edit('UnschedulePage', { pageKey, id: kept.plans.pop() }, token)),
  },
  'SavePart (one part, by all)': onContact('SavePart', ({ languages }, number) => ({
    language: 'tr',
    values: { ...languages.tr, phone: `0312 000 19 ${10 + number}` },
  })),
  'PublishPart (one part, by all)': onContact('PublishPart', () => ({})),
  EditHeartbeat: edit(() => ['EditHeartbeat', {}]),
  WriteComment: edit((_editor, number) => ['WriteComment', { sectionId: 'about-1', text: `${number}` }]),
  CreatePage: {
    times: 3,
    work: async ({ client, token, kept }) => {
      const body = { title: 'Yeni', pageKey: `yeni-${randomUUID()}`, language: 'tr' };
      (kept.created ??= []).push(await requireOk(client.edit('CreatePage', body, token)));
    },
  },
  DeletePage: {
    times: 3,
    work: async ({ client, token, kept }) => {
      const { pageKey, revision } = kept.created.pop();
      await requireOk(client.edit('DeletePage', { pageKey, revision }, token));
    },
  },
  'EditPages (targets of links)': inEditMode(() => 'EditPages?query=pro'),
  'EditSearch (the finder)': inEditMode(() => 'EditSearch?query=pro&language=tr'),
  'PageVersions (20 and more)': inEditMode(({ pageKey }) => `PageVersions?pageKey=${pageKey}`),
  CheckPage: inEditMode(({ pageKey }) => `CheckPage?pageKey=${pageKey}`),
  Comments: inEditMode(({ pageKey }) => `Comments?pageKey=${pageKey}&sectionId=about-1`),
  PublishRequests: inEditMode(({ pageKey }) => `PublishRequests?pageKey=${pageKey}`),
  LinksToPage: inEditMode(({ pageKey }) => `LinksToPage?pageKey=${pageKey}`),
  ReusableSections: inEditMode(() => 'ReusableSections'),
  EditMedia: inEditMode(() => 'EditMedia?page=1'),
  EditParts: inEditMode(() => 'EditParts'),
  EditTranslations: inEditMode(() => 'EditTranslations'),
  Bin: inEditMode(() => 'Bin'),
  CaptchaChallenge: {
    work: ({ client }) => requireOk(client.call('CaptchaChallenge', { headers: client.visitorHeaders() })),
  },
  UploadFile: {
    // No more than 500 may wait for their message.
    times: 5,
    work: async ({ client, kept }) => {
      const body = new FormData();
      body.append('file', pdf, 'teklif.pdf');
      const sent = client.call('UploadFile', { method: 'POST', body, headers: client.visitorHeaders() });
      (kept.files ??= []).push(await requireOk(sent));
    },
  },
  'SendMail (every second one with a file)': {
    prepare: async ({ client, kept }) => {
      const headers = client.visitorHeaders();
      kept.captcha = await solveCaptcha(await requireOk(client.call('CaptchaChallenge', { headers })));
    },
    work: ({ client, kept }, number) => {
      const message = { subject: 'Teklif', name: 'Ziyaretçi', email: 'ziyaretci@ornek.example', phone: '' };
      const file = number % 2 === 0 ? kept.files.pop() : '';
      const body = { ...message, message: 'Merhaba, teklif rica ederiz.', file, language: 'tr' };
      return requireOk(
        client.sendAsVisitor('SendMail', { ...body, submissionId: randomUUID(), captcha: kept.captcha }),
      );
    },
  },
  SetNewsMail: {
    work: ({ client }) => {
      const body = { email: `${randomUUID()}@ornek.example`, consentText: 'Bülteni almak istiyorum.' };
      return requireOk(client.sendAsVisitor('SetNewsMail', body));
    },
  },
};
