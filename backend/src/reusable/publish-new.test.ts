import { EditError } from '../editing/http/edit-error';
import type { DraftPage } from '../editing/pages/read-page';
import { setPublicStatus } from '../editing/pages/set-public-status';
import type { Editor } from '../editing/session/editor';
import { MemoryDatabase } from '../testing/memory-database';
import { revisionOf } from '../wire/page';
import { publishSeenSections, readNewRevisions } from './publish-new';
import { referenceType } from './reference';

// They need a database.
jest.mock('../editing/usage/mentions', () => ({}));
jest.mock('../finder/newest-pages', () => ({}));
jest.mock('../editing/pages/page-state', () => ({ pageAnswer: () => Promise.resolve({}) }));
jest.mock('../editing/pages/page-lock', () => ({
  onPage: (_req: unknown, _id: unknown, task: () => unknown) => task(),
}));
jest.mock('../editing/pages/set-public-status', () => ({
  requireFit: () => Promise.resolve(),
  setPublicStatus: jest.fn(),
}));

const updatedAt = '2026-11-20T10:00:00.000Z';
/** A reusable section that has never been public. */
const source = { id: 2, uuid: 'u2', isReusable: true, updatedAt, _status: 'draft', sections: [{ sectionId: 'cta' }] };
const revision = revisionOf({ id: 2, updatedAt });
const admin = { id: 1, name: 'Yönetici', email: 'a@b.c', role: 'admin' } as Editor;

const pageWith = (reference: object) =>
  ({ id: 1, sections: [{ blockType: referenceType, sectionId: 'r1', reusable: 'u2', ...reference }] }) as DraftPage;

function stored() {
  const database = new MemoryDatabase({ pages: [{ ...source }] });
  database.versions.pages = [{ id: 20, parent: 2, latest: true, version: { ...source } }];
  return database.req;
}

beforeEach(() => {
  // The section has an error.
  jest.mocked(setPublicStatus).mockReset().mockRejectedValue(new EditError(400, 'validation'));
});

test('a new section that is hidden on the page is not published with it, and its errors do not matter', async () => {
  const [req, page] = [stored(), pageWith({ isHidden: true })];
  expect(await readNewRevisions(req, page)).toEqual({});
  await publishSeenSections(req, page, { seen: { u2: revision }, editor: admin });
  await publishSeenSections(req, page, { seen: {}, editor: admin });
  expect(setPublicStatus).not.toHaveBeenCalled();
});

test('a new section that the page shows is published with it, and its errors prevent that', async () => {
  const [req, page] = [stored(), pageWith({})];
  expect(await readNewRevisions(req, page)).toEqual({ u2: revision });
  const publish = () => publishSeenSections(req, page, { seen: { u2: revision }, editor: admin });
  await expect(publish()).rejects.toMatchObject({ status: 400 });
  jest.mocked(setPublicStatus).mockResolvedValue(undefined);
  await publish();
  expect(setPublicStatus).toHaveBeenLastCalledWith(req, expect.objectContaining({ uuid: 'u2' }), 'published', admin);
});
