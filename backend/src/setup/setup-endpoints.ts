import type { Endpoint, PayloadRequest } from 'payload';
import { brandProblems } from '../brand/brand-problems';
import { inLine } from '../database/in-turn';
import { recordAction } from '../editing/trail/record-changes';
import { FormError } from '../forms/http/form-error';
import { readAtMost } from '../forms/http/read-json';
import { processWide } from '../process-wide';
import { announce } from '../revalidate/announce';
import type { StoredValues } from '../wire/values';
import { applyAnswers } from './apply-answers';
import { clearContent } from './clear-content';
import { makeArchive, NoArchive } from './make-archive';
import { logoProblem, readAnswers, type LogoFile, type Problems } from './read-answers';
import { changeSetup, readSetup } from './setup-state';
import { setupTexts, type SetupTexts } from './setup-texts';

/** Two logos of a megabyte each, and the texts. */
const MAX_BYTES = 3 * 1024 * 1024;

/** How far the clearing has come, for the page that shows it. */
export interface Clearing {
  step: 'archive' | 'content' | 'done' | 'failed';
  done: number;
  total: number;
  archive?: string;
  /** Why it failed. */
  reason?: string;
}

const current = processWide<{ clearing?: Clearing }>('setup.clearing', () => ({}));

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: keyof SetupTexts['refusals'],
    readonly fields?: Problems,
  ) {
    super(code);
  }
}

function setupCall(path: string, method: 'get' | 'post', handle: (req: PayloadRequest) => Promise<unknown>): Endpoint {
  const answer = (status: number, body: object) =>
    Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
  return {
    path,
    method,
    handler: async (req) => {
      const texts = setupTexts(req.i18n?.language);
      try {
        if (!req.user) throw new Refusal(401, 'signIn');
        if (req.user.role !== 'admin') throw new Refusal(403, 'adminOnly');
        return answer(200, { success: true, data: (await handle(req)) ?? null });
      } catch (error) {
        const { status, code, fields } = error instanceof Refusal ? error : asRefusal(error, req);
        return answer(status, {
          success: false,
          message: texts.refusals[code],
          code,
          ...(fields && { data: { fields } }),
        });
      }
    },
  };
}

function asRefusal(error: unknown, { payload }: PayloadRequest): Refusal {
  if (error instanceof FormError) return new Refusal(error.status, error.status === 413 ? 'tooLarge' : 'badRequest');
  payload.logger.error({ err: error, msg: 'setup failed' });
  return new Refusal(500, 'internal');
}

/** The form that a browser sent, as far as it may be large. */
async function readForm({ body, headers }: PayloadRequest): Promise<FormData> {
  if (!body) throw new Refusal(400, 'badRequest');
  const bytes = await readAtMost(body, MAX_BYTES);
  try {
    return await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': headers.get('content-type') ?? '' },
    }).formData();
  } catch {
    throw new Refusal(400, 'badRequest');
  }
}

async function logoIn(form: FormData, name: string): Promise<LogoFile | undefined> {
  const file = form.get(name);
  if (!(file instanceof File) || file.size === 0) return undefined;
  return { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) };
}

function parse(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : '');
  } catch {
    throw new Refusal(400, 'badRequest');
  }
}

/** One after another, so that the second of two administrators is told of the first one's save. */
const save = setupCall('/setup', 'post', async (req) => {
  const form = await readForm(req);
  const { answers, problems } = readAnswers(parse(form.get('answers')));
  const logos = { logo: await logoIn(form, 'logo'), logoOnDark: await logoIn(form, 'logoOnDark') };
  for (const [name, file] of Object.entries(logos)) {
    const problem = file && logoProblem(file);
    if (problem) problems[name] = problem;
  }
  for (const { path, message } of brandProblems(answers.brand as unknown as StoredValues, req))
    problems[path] = message;
  if (Object.keys(problems).length > 0) throw new Refusal(400, 'fields', problems);
  return inLine('setup', async () => {
    const { version, clearing } = await readSetup(req.payload);
    if (clearing) throw new Refusal(409, 'clearing');
    if (version !== answers.version) throw new Refusal(409, 'conflict');
    const waiting = await applyAnswers(req, answers, logos);
    recordAction(req, 'site-info', 'update', 'setup');
    return { waiting, version: version + 1 };
  });
});

const later = setupCall('/setup/later', 'post', async ({ payload }) => {
  await changeSetup(payload, { phase: 'later' });
});

async function clear(req: PayloadRequest, state: Clearing): Promise<void> {
  try {
    // Also after one that failed: what was written since is in no archive.
    state.archive = await makeArchive();
    state.step = 'content';
    await inLine('setup', () =>
      clearContent(req.payload, state.archive ?? '', (done, total) => Object.assign(state, { done, total })),
    );
    recordAction(req, 'pages', 'delete', 'setup');
    await announce(req, ['content', 'redirects', 'page-keys', 'page:homepage', 'page:about', 'page:contact']);
    state.step = 'done';
  } catch (error) {
    state.step = 'failed';
    state.reason = error instanceof NoArchive ? error.message : undefined;
    req.payload.logger.error({ err: error, msg: 'setup: the content could not be cleared' });
  }
}

/** Answers at once; `state` tells how far it is. */
const startClearing = setupCall('/setup/clear', 'post', async (req) => {
  const { seed, cleared } = await readSetup(req.payload);
  // Nothing is awaited from here on: of two presses at the same moment, one finds what the other has begun.
  const { step } = current.clearing ?? {};
  if (step === 'archive' || step === 'content') throw new Refusal(409, 'clearing');
  if (cleared || (seed !== undefined && seed !== 'demo')) throw new Refusal(409, 'noDemo');
  current.clearing = { step: 'archive', done: 0, total: 0 };
  void clear(req, current.clearing);
  return current.clearing;
});

const state = setupCall('/setup/state', 'get', () => Promise.resolve(current.clearing));

export const setupEndpoints: Endpoint[] = [save, later, startClearing, state];
