import type { PayloadRequest } from 'payload';
import { defaultLanguage } from '../../languages';
import { revisionOf } from '../../wire/page';
import { rowsOf } from '../../wire/values';
import { checkPage } from '../checks/check-page';
import { checked, reasonOf } from '../checks/gate';
import { isError, type PageProblem } from '../checks/page-problem';
import { EditError } from '../http/edit-error';
import { problemsByPath, type Problem } from '../sections/problem';
import { publicUsersOf, usedError } from '../../reusable/usage';
import { accountOf } from '../session/account-of';
import type { Editor } from '../session/editor';
import { answerRequests, type Told } from '../together/requests/settle';
import { uuidOf } from '../together/requests/stored';
import { fromCall } from '../trail/record-changes';
import { finishLater } from './publication';
import { readNewestVersion, type DraftPage } from './read-page';

export type PublicStatus = 'published' | 'draft';

/**
 * Publishes the newest draft, or unpublishes the page, through Payload's own save with all its checks and hooks. Call
 * it inside `onPage`.
 *
 * A publication answers the requests for it.
 *
 * @param told what those who asked for the publication are told
 * @throws EditError 400 for a page with errors, naming them
 */
export async function setPublicStatus(
  req: PayloadRequest,
  page: DraftPage,
  status: PublicStatus,
  editor: Editor,
  told: Told = {},
) {
  const { payload } = req;
  const { id } = page;
  if (status === 'published') await requireFit(req, page);
  else if (page.isReusable) await requireUnused(req, page);
  const version = await readNewestVersion(req, id);
  const publish = () =>
    payload.update({
      collection: 'pages',
      id,
      data: { _status: status },
      locale: defaultLanguage,
      depth: 0,
      user: accountOf(editor),
      overrideAccess: false,
      context: { ...checked, ...fromCall },
      req: { transactionID: req.transactionID },
    });
  try {
    if (version) await finishLater(payload, { page: id, version: version.id, status }, publish);
    else await publish();
  } catch (error) {
    throw asProblems(error, page) ?? error;
  }
  if (status !== 'published') return;
  await answerRequests(req, uuidOf(page), { state: 'approved', by: editor, revision: revisionOf(page), ...told });
}

/** @throws EditError 400 while a public page shows the reusable section: it would lose it at once */
async function requireUnused(req: PayloadRequest, { uuid }: DraftPage): Promise<void> {
  const users = await publicUsersOf(req, uuid);
  if (users.length > 0) throw usedError(users);
}

/** @throws EditError 400 while the page has an error; warnings are added to it */
export async function requireFit(req: PayloadRequest, page: DraftPage): Promise<void> {
  const problems = await checkPage(req, page);
  const errors = problems.filter(isError);
  if (errors.length === 0) return;
  throw new EditError(400, 'validation', { reason: reasonOf(errors), data: { problems, fields: fieldsOf(errors) } });
}

function fieldsOf(errors: readonly PageProblem[]) {
  const code = (problem: PageProblem): Problem['code'] =>
    problem.code === 'required_missing' ? 'required' : 'invalid';
  return problemsByPath(
    errors.map((each) => ({ path: [each.sectionId, each.field].filter(Boolean).join('.'), code: code(each) })),
  );
}

/** Payload's validation errors, with sections by their ids: `sections.0.title` → `hero-1.title`. */
function asProblems(error: unknown, page: DraftPage): EditError | undefined {
  const { name, data } = error as { name?: string; data?: { errors?: unknown } };
  if (name !== 'ValidationError') return undefined;
  const problems = rowsOf(data?.errors).map(({ path }): Problem => {
    const [, list, index, rest] = /^(sections|dataSections)\.(\d+)\.(.+)$/.exec(String(path)) ?? [];
    const section = list && rowsOf(page[list as 'sections'])[Number(index)];
    return { path: section ? `${String(section.sectionId)}.${rest}` : String(path), code: 'invalid' };
  });
  return new EditError(400, 'validation', { problems });
}
