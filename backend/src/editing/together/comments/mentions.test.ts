import { MemoryDatabase, type Row } from '../../../testing/memory-database';
import { mentionsFor } from './mentions';

const users: Row[] = [
  { id: 1, name: 'Ece Demir', email: 'ece@yapi.example', role: 'admin' },
  { id: 2, name: 'Can Kaya', email: 'can@yapi.example', role: 'editor' },
  { id: 3, name: 'Can Ak', email: 'can.ak@yapi.example', role: 'editor' },
];
const comment = (id: number, account: string, text: string, more: Row = {}): Row => ({
  ...{ id, uuid: 'page-a', sectionId: 'hero-1', author: `Hesap ${account}`, account, text, createdAt: `2026-11-${id}` },
  ...more,
});

/** The ids of what is shown to an account. */
async function shownTo(id: number | undefined, comments: Row[]) {
  const { req } = new MemoryDatabase({ 'section-comments': comments }, id === undefined ? {} : { user: { id } });
  const { find } = req.payload.db;
  // Accounts are read outside the request.
  req.payload.db.find = ((query: { collection: string }) =>
    query.collection === 'users'
      ? Promise.resolve({ docs: users })
      : find.call(req.payload.db, query as never)) as never;
  return (await mentionsFor(req)).map((mention) => mention.id);
}

test('whoever is named in an open thread is shown it, the newest first', async () => {
  const comments = [
    comment(10, '2', '@Ece bakar mısın?'),
    comment(11, '2', 'Kimseye', { thread: 10 }),
    comment(12, '3', '@Ece Demir buna da', { sectionId: 'about-1' }),
    comment(13, '3', '@Can Kaya sana'),
  ];
  expect(await shownTo(1, comments)).toEqual([12, 10]);
  expect(await shownTo(2, comments)).toEqual([13]);
});

test('a thread is shown once, until it is resolved or answered', async () => {
  const asked = [comment(10, '2', '@Ece bakar mısın?'), comment(11, '3', '@Ece ne dersin?', { thread: 10 })];
  expect(await shownTo(1, asked)).toEqual([11]);
  expect(await shownTo(1, [...asked, comment(12, '1', 'Baktım', { thread: 10 })])).toEqual([]);
  const again = [comment(12, '1', 'Baktım', { thread: 10 }), comment(13, '2', '@Ece bir daha', { thread: 10 })];
  expect(await shownTo(1, [...asked, ...again])).toEqual([13]);
  expect(await shownTo(1, [comment(10, '2', '@Ece bak', { resolvedAt: '2026-11-20' })])).toEqual([]);
});

test('a first name of two accounts calls the other one, as the mail does, and nobody else', async () => {
  const comments = [comment(10, '2', '@Can bak'), comment(11, '1', '@Can bak')];
  expect(await shownTo(3, comments)).toEqual([10]);
  expect(await shownTo(2, comments)).toEqual([]);
  expect(await shownTo(undefined, comments)).toEqual([]);
});
