import type { Endpoint, PayloadRequest } from 'payload';
import { clientAddress } from '../../forms/http/client-address';
import { FormError } from '../../forms/http/form-error';
import { languageOf } from '../../forms/http/form-call';
import { requestIdOf } from '../../http/request-id';
import { defaultLanguage, type Language } from '../../languages';
import { readRuntimeEnv } from '../../runtime-env';
import { problemsByPath, type Problem } from '../sections/problem';
import type { TrailAction, TrailArea } from '../trail/actions';
import { noteRefusal } from '../trail/note-refusal';
import { writeEntry } from '../trail/write-entry';
import { EditError } from './edit-error';
import { editText } from './texts';

/** Data of a call for log and trail. The call fills it in as it runs. */
export interface Trace {
  /** For the trail only: the log names the account by its id. */
  user?: string;
  account?: number | string;
  page?: string;
  /** What is changed, if it is no page. */
  area?: TrailArea;
  section?: string;
}

/** Calls that change no content: those that a browser sends by itself while a page is open, and the tour's. */
const passing: ReadonlySet<string> = new Set(['EditHeartbeat', 'TourSeen']);

const areas: Partial<Record<TrailAction, TrailArea>> = { EditMedia: 'media', ExchangeHandOver: 'session' };

type Handle = (req: PayloadRequest, trace: Trace) => Promise<unknown>;

/**
 * A call of the editing interface at `/api/NAME`, answered in the contract's envelope (docs/contract.md#envelope).
 * Refusals are logged and kept in the trail, with account and reason, and so are changes. Conflicts are normal, and
 * only logged.
 *
 * @param handle returns `data`, or throws an EditError
 */
export function editEndpoint(name: TrailAction, method: 'get' | 'post', handle: Handle): Endpoint {
  return {
    path: `/${name}`,
    method,
    handler: async (req) => {
      const trace: Trace = {};
      const { logger } = req.payload;
      try {
        const data = (await handle(req, trace)) ?? null;
        if (method === 'post' && !passing.has(name)) {
          logger.info({ msg: `editing: ${name}`, ...forLog(trace) });
          await writeEntry(req.payload, { ...entryOf(name, req, trace), result: 'done' });
        }
        return respond(200, { success: true, data });
      } catch (error) {
        const refusal = asRefusal(error);
        if (refusal) {
          const details = logged(refusal);
          logger.warn({ msg: `editing: refused ${name}`, ...forLog(trace), ...details, ...requestIdOf(req) });
          if (refusal.status !== 409)
            noteRefusal(req.payload, { ...entryOf(name, req, trace), reason: reasonOf(details) });
          return failure(refusal, messageLanguage(req));
        }
        logger.error({ err: error, msg: `editing: ${name} failed`, ...forLog(trace), ...requestIdOf(req) });
        const message = editText('internal', messageLanguage(req));
        return respond(500, { success: false, message, code: 'internal' });
      }
    },
  };
}

/** The account's data is not logged. */
const forLog = ({ user: _user, ...rest }: Trace) => rest;

/** Requests are read by code of the forms, so its errors are converted here. */
function asRefusal(error: unknown): EditError | undefined {
  if (error instanceof EditError) return error;
  if (!(error instanceof FormError)) return undefined;
  const { status, code } = error;
  if (status === 429) return new EditError(429, 'too_many_requests', { reason: code });
  return status === 413
    ? new EditError(413, 'too_large', { reason: code })
    : new EditError(400, 'bad_request', { reason: code });
}

function logged({ status, code, details: { reason, problems } }: EditError) {
  const fields = problems?.map(({ path, code: what, notAllowed }) =>
    `${path}: ${what} ${notAllowed?.join(' ') ?? ''}`.trim(),
  );
  return { status, code, ...(reason && { reason }), ...(fields && { fields: fields.slice(0, 20) }) };
}

/** Without an account, the sender is the address of the call. */
export function entryOf(name: TrailAction, req: PayloadRequest, { user, page, section, area }: Trace) {
  const { visitorSecret: secret, forms } = readRuntimeEnv();
  const actor = user ?? clientAddress(req.headers, { secret, trustedProxies: forms.trustedProxies });
  return { actor, action: name, area: area ?? areas[name] ?? 'pages', subject: page, section } as const;
}

function reasonOf({ code, reason, fields = [] }: ReturnType<typeof logged>): string {
  return [code, reason, ...fields].filter(Boolean).join('; ');
}

function messageLanguage({ headers }: PayloadRequest): Language {
  return languageOf(headers.get('accept-language')?.slice(0, 2).toLowerCase()) ?? defaultLanguage;
}

function failure({ status, code, details }: EditError, language: Language): Response {
  const { data, problems } = details;
  const names = [...new Set(problems?.flatMap(({ notAllowed }) => notAllowed ?? []))];
  const message =
    names.length > 0 ? editText('not_allowed', language, { names: names.join(', ') }) : editText(code, language);
  return respond(status, {
    success: false,
    message,
    code,
    ...((data || problems) && { data: data ?? fields(problems) }),
  });
}

function fields(problems: readonly Problem[] = []) {
  const notAllowed = problems.flatMap(({ path, notAllowed: names }) => (names ? [[path, names]] : []));
  return {
    fields: problemsByPath(problems),
    ...(notAllowed.length > 0 && { notAllowed: Object.fromEntries(notAllowed) as Record<string, string[]> }),
  };
}

function respond(status: number, body: object): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(JSON.stringify(body), { status, headers });
}
