import type { Endpoint, PayloadRequest } from 'payload';
import { languageOf } from '../../forms/http/form-call';
import { readJson } from '../../forms/http/read-json';
import { isLanguage, type Language } from '../../languages';
import { readEditor, type Editor } from '../session/editor';
import type { TrailAction } from '../trail/actions';
import { badRequest, EditError, forbidden } from './edit-error';
import { editEndpoint, type Trace } from './edit-endpoint';

/** The site's limit is the same. */
const MAX_BODY_BYTES = 1024 * 1024;

export interface EditCall {
  req: PayloadRequest;
  editor: Editor;
  trace: Trace;
}

export interface EditCommand extends EditCall {
  body: Record<string, unknown>;
}

async function openCall(req: PayloadRequest, trace: Trace): Promise<EditCall> {
  const editor = await readEditor(req);
  trace.user = editor.email;
  trace.account = editor.id;
  return { req, editor, trace };
}

/** A call that reads, for editors and administrators. */
export function editQuery(name: TrailAction, handle: (call: EditCall) => Promise<unknown>): Endpoint {
  return editEndpoint(name, 'get', async (req, trace) => {
    const pageKey = req.searchParams.get('pageKey');
    if (pageKey) trace.page = pageKey.slice(0, 200);
    return handle(await openCall(req, trace));
  });
}

/** A call that changes something, with a JSON body. The account is checked before the body is read. */
export function editCommand(name: TrailAction, handle: (call: EditCommand) => Promise<unknown>): Endpoint {
  return editEndpoint(name, 'post', async (req, trace) => {
    const call = await openCall(req, trace);
    const body = await readJson(req as Request, MAX_BODY_BYTES);
    const { pageKey, sectionId } = body;
    if (typeof pageKey === 'string') trace.page = pageKey.slice(0, 200);
    if (typeof sectionId === 'string') trace.section = sectionId.slice(0, 200);
    return handle({ ...call, body });
  });
}

/** A call with another kind of body, which the handler reads itself. */
export function editUpload(name: TrailAction, handle: (call: EditCall) => Promise<unknown>): Endpoint {
  return editEndpoint(name, 'post', async (req, trace) => handle(await openCall(req, trace)));
}

/** @throws EditError 403 for an editor who is not an administrator */
export function requireAdmin({ editor }: EditCall): void {
  if (editor.role !== 'admin') throw forbidden('only administrators may do this');
}

/** A required text of the body. */
export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '' || value.length > 200) throw badRequest(`${name} is missing`);
  return value;
}

export function objectIn(body: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  const value = body[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest(`${name} is missing`);
  return value as Record<string, unknown>;
}

export function languageIn({ language }: Readonly<Record<string, unknown>>): Language {
  const known = languageOf(language);
  if (!known && isLanguage(String(language))) throw new EditError(400, 'language_gone');
  if (!known) throw new EditError(400, 'bad_request', { reason: 'unknown language' });
  return known;
}
