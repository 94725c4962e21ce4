import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { revisionOf } from '../../wire/page';
import type { Editor } from '../session/editor';
import { databaseOf, type Row, type Stored } from '../../testing/database-of-uses';
import { keepPublicFile } from '../usage/keep-used';
import { changePicture, usageFor } from './change-picture';

let mockBin: number[] = [];

jest.mock('payload', () => ({
  APIError: class extends Error {
    constructor(
      message: string,
      readonly status: number,
    ) {
      super(message);
    }
  },
}));
// It recognizes files by their content.
jest.mock('./receive-picture', () => ({ MAX_ALT: 500, readFileOf: () => Promise.resolve({ name: 'yeni.jpg' }) }));
// They need a database.
jest.mock('../../database/in-turn', () => ({ inTurn: (_req: unknown, _name: string, task: () => unknown) => task() }));
jest.mock('../../database/queries', () => ({ isShared: () => false }));
jest.mock('../../database/change-value', () => ({}));
jest.mock('../../categories/stored', () => ({ readCategories: () => Promise.resolve([]) }));
jest.mock('../../finder/newest-pages', () => ({}));
jest.mock('../checks/broken-links', () => ({}));
jest.mock('../pages/page-state', () => ({}));
jest.mock('../pages/write-draft', () => ({}));
jest.mock('../pages/set-public-status', () => ({}));
jest.mock('../parts/publish-part', () => ({}));
jest.mock('../parts/write-part', () => ({}));
jest.mock('../parts/check-part', () => ({}));
jest.mock('../trail/record-changes', () => ({ fromCall: {}, refusedInAdmin: () => undefined }));
jest.mock('../together/requests/stored', () => ({ uuidOf: () => 'u', uuidOfPart: () => 'u' }));
jest.mock('../together/requests/settle', () => ({}));
jest.mock('../usage/mentions', () => ({
  findMentions: () => Promise.resolve({ pages: [], versions: [] }),
  findBinMentions: () => Promise.resolve(mockBin),
}));

const picture = { id: 7, filename: 'foto.jpg', focalX: 50, focalY: 50 } as Parameters<typeof usageFor>[1];
const hero = { blockType: 'hero', sectionId: 'hero-1', backgroundImage: 7 };
const reference = { blockType: 'reusableSection', sectionId: 'r-1', reusable: 'u3' };
const [planned, later] = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'];

/** A draft that an administrator has seen, and a newer one without its sections. */
const draft = (id: number, sections: object[]): Row[] =>
  [
    { updatedAt: later, sections: [] },
    { updatedAt: planned, sections },
  ].map((version, index) => ({
    id: id * 10 + index,
    parent: id,
    latest: index === 0,
    version: { title: { tr: `Sayfa ${id}` }, link: `/page/${id}`, _status: 'draft', ...version },
  }));

const revision = revisionOf({ id: 1, updatedAt: planned });
const plan = (input: object) => ({ id: 1, createdAt: planned, input: { type: 'publish', revision, ...input } });
const ofPage = { doc: { relationTo: 'pages', value: '1' } };

function requestOf(role: string, stored: Stored) {
  mockBin = (stored.bin ?? []).map((_, index) => index);
  const asked: string[] = [];
  const update = jest.fn().mockResolvedValue({});
  const payload = { db: databaseOf(picture, stored, asked), update, kv: { get: () => Promise.resolve(null) } };
  const req = { payload, user: { role }, context: {}, i18n: { language: 'en' } } as unknown as PayloadRequest;
  return { req, editor: { id: 1, name: 'A', email: 'a@b.c', role } as Editor, update, asked };
}

const form = () => {
  const data = new FormData();
  data.set('id', '7');
  data.set('file', new File(['x'], 'yeni.jpg'));
  return data;
};

const change = async (role: string, stored: Stored) => {
  const call = requestOf(role, stored);
  await changePicture(call, form());
  return call.update.mock.calls.length;
};

const changeInAdmin = (role: string, stored: Stored) => {
  const args = { id: 7, data: {} };
  const hook = { args, operation: 'update', req: requestOf(role, stored).req };
  return keepPublicFile(hook as unknown as Parameters<CollectionBeforeOperationHook>[0]);
};

const publicPage = { _status: 'published', sections: [hero] };
const section = { id: 3, _status: 'draft' };
const source = { ...draft(3, [hero])[1], latest: true } as unknown as Row & { version: object };
const newSource = { ...source, version: { ...source.version, uuid: 'u3', isReusable: true } };
const partVersions: Row[] = [
  { id: 2, latest: true, version: { updatedAt: later } },
  { id: 1, latest: false, version: { updatedAt: planned, menu: [{ img: 7 }] } },
];
const revisionOfMenu = revisionOf({ id: 'navigation', updatedAt: planned });

const reviewed: [string, Stored, object][] = [
  [
    'what is planned of a page, below a newer draft',
    { jobs: [plan(ofPage)], versions: draft(1, [hero]) },
    { name: 'Sayfa 1', kind: 'page', href: '/admin/collections/pages/1', link: '/page/1' },
  ],
  [
    'a plan from before it had a revision',
    { jobs: [plan({ ...ofPage, revision: undefined })], versions: draft(1, [hero]) },
    { name: 'Sayfa 1' },
  ],
  [
    'a new reusable section that is planned with a page',
    {
      jobs: [plan({ ...ofPage, reusable: { u3: revisionOf({ id: 3, updatedAt: planned }) } })],
      versions: [...draft(1, [reference]), newSource],
      sources: [section],
    },
    { name: 'Sayfa 3' },
  ],
  [
    'what is planned of the menu',
    { jobs: [plan({ global: 'navigation', revision: revisionOfMenu })], parts: partVersions },
    { name: 'navigation', kind: 'global', href: '/admin/globals/navigation' },
  ],
  [
    'a public page in the bin',
    { bin: [{ title: 'Köprü', content: { page: publicPage, versions: [] } }] },
    { name: 'Köprü', kind: 'bin' },
  ],
];

describe.each(reviewed)('a picture of %s', (_, stored, place) => {
  test('is not changed by an editor, who sees where it is used', async () => {
    await expect(change('editor', stored)).rejects.toMatchObject({ status: 403 });
    await expect(changeInAdmin('editor', stored)).rejects.toMatchObject({ status: 403 });
    const { req, editor } = requestOf('editor', stored);
    expect(await usageFor({ req, editor }, picture)).toMatchObject({ isLocked: true, usage: [place] });
  });

  test('is changed by an administrator', async () => {
    expect(await change('admin', stored)).toBe(1);
    await expect(changeInAdmin('admin', stored)).resolves.toBeUndefined();
  });
});

test.each<[string, Stored]>([
  ['of nothing', {}],
  ['of a plan that shows another', { jobs: [plan(ofPage)], versions: draft(1, [{ ...hero, backgroundImage: 77 }]) }],
  [
    'of a page that is to be unpublished',
    { jobs: [plan({ ...ofPage, type: 'unpublish' })], versions: draft(1, [hero]) },
  ],
  ['of a page that is gone', { jobs: [plan(ofPage)] }],
  ['of a draft in the bin', { bin: [{ title: 'A', content: { page: { ...publicPage, _status: 'draft' } } }] }],
  [
    'of the draft of a public page in the bin',
    { bin: [{ title: 'A', content: { page: { _status: 'published' }, versions: [{ version: publicPage }] } }] },
  ],
])('a picture %s is changed by an editor', async (_, stored) => {
  expect(await change('editor', stored)).toBe(1);
  await expect(changeInAdmin('editor', stored)).resolves.toBeUndefined();
});

test('no version is read while nothing is planned', async () => {
  const { req, editor, asked } = requestOf('editor', { versions: draft(1, [hero]) });
  await usageFor({ req, editor }, picture);
  expect(asked).toEqual([]);
});
