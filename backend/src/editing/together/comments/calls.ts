import { randomUUID } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import { mentionedIn } from '../../../../../lib/text/mentioned-in';
import { limit } from '../../../forms/http/limits';
import { defaultLanguage } from '../../../languages';
import { definitionOf } from '../../../wire/section';
import { inLanguage } from '../../../wire/values';
import { editCommand, editQuery, textIn } from '../../http/edit-call';
import { badRequest, notFound } from '../../http/edit-error';
import { requiredKey } from '../../http/required-key';
import { onPage } from '../../pages/page-lock';
import { findPageId, readNewest, type DraftPage } from '../../pages/read-page';
import { findSection } from '../../sections/find-section';
import type { Editor } from '../../session/editor';
import { readColleagues } from '../account-names';
import { editLink } from '../mails/edit-link';
import type { EditorMail } from '../mails/editor-mail';
import { queueMails } from '../mails/queue-mails';
import { readText } from '../read-text';
import { uuidOf } from '../requests/stored';
import { findThread, setResolved, storeComment, threadsOf } from './stored';

async function shown(req: PayloadRequest, page: DraftPage, sectionId: string, editor: Editor) {
  const [threads, colleagues] = await Promise.all([
    threadsOf(req, uuidOf(page), sectionId, editor),
    readColleagues(req.payload),
  ]);
  // The names that can be mentioned; addresses only where an account has no name.
  return { threads, colleagues: colleagues.filter(({ id }) => id !== editor.id).map(({ name }) => name) };
}

async function mentionMails(req: PayloadRequest, page: DraftPage, sectionId: string, text: string, editor: Editor) {
  const title = inLanguage(page.title, defaultLanguage) || page.pageKey;
  const definition = definitionOf(findSection(page, sectionId)?.row ?? {});
  const place = definition ? `“${title}” sayfasının “${definition.label.tr}” bölümünde` : `“${title}” sayfasında`;
  const key = randomUUID();
  // Of the same accounts as in the form: whoever writes does not count among those of one first name.
  const others = (await readColleagues(req.payload)).filter(({ id }) => id !== editor.id);
  return mentionedIn(text, others).map(({ id, email }): EditorMail => ({
    to: email,
    key: `comment-${key}-${id}`,
    subject: `[Yorum] ${title}`,
    intro: `${editor.name} ${place} sizden söz etti.`,
    quote: text,
    link: editLink(page.link, `#section:${encodeURIComponent(sectionId)}`),
  }));
}

/** The comments on a section, and who can be mentioned. */
const comments = editQuery('Comments', async ({ req, editor }) => {
  const sectionId = req.searchParams.get('sectionId') ?? '';
  if (sectionId === '' || sectionId.length > 200) throw badRequest('sectionId is missing');
  return shown(req, await readNewest(req, await findPageId(req, requiredKey(req))), sectionId, editor);
});

/** Begins a thread at a section, or answers in one, which opens it again. Whoever is mentioned gets a mail. */
const writeComment = editCommand('WriteComment', async ({ req, body, editor }) => {
  const id = await findPageId(req, textIn(body, 'pageKey'));
  const sectionId = textIn(body, 'sectionId');
  const text = readText(body.text, 'text', { isRequired: true });
  const threadId = body.threadId === undefined ? undefined : textIn(body, 'threadId');
  await limit(req, 'editorMail', String(editor.id));
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    const uuid = uuidOf(page);
    if (!findSection(page, sectionId)) throw notFound('there is no such section on this page');
    const thread = threadId === undefined ? undefined : await findThread(req, uuid, threadId);
    if (threadId !== undefined && thread?.sectionId !== sectionId) throw notFound('there is no such thread');
    await storeComment(req, { uuid, sectionId, text, editor, ...(thread && { thread: thread.id }) });
    if (thread?.resolvedAt) await setResolved(req, thread.id, null);
    await queueMails(req, await mentionMails(req, page, sectionId, text, editor));
    return shown(req, page, sectionId, editor);
  });
});

const resolveComment = editCommand('ResolveComment', async ({ req, body, editor, trace }) => {
  const id = await findPageId(req, textIn(body, 'pageKey'));
  if (typeof body.isResolved !== 'boolean') throw badRequest('isResolved is missing');
  const by = body.isResolved ? editor.name : null;
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    const thread = await findThread(req, uuidOf(page), textIn(body, 'threadId'));
    if (!thread) throw notFound('there is no such thread');
    trace.section = thread.sectionId;
    await setResolved(req, thread.id, by);
    return shown(req, page, thread.sectionId, editor);
  });
});

export const commentCalls: Endpoint[] = [comments, writeComment, resolveComment];
