import { type Client, createClient } from '@libsql/client';
import { migrations } from '../migrations/sqlite';
import type * as Testing from '../testing/run-migrations';
import { runMigrations } from '../testing/run-migrations';

jest.mock('@payloadcms/db-sqlite', () => jest.requireActual<typeof Testing>('../testing/run-migrations'));

const name = migrations.find((each) => each.name.endsWith('_categories'))?.name ?? '';

let client: Client;
beforeEach(() => void (client = createClient({ url: ':memory:' })));
afterEach(() => client.close());

const run = (which: (each: string) => boolean) =>
  runMigrations(
    client,
    migrations.filter((migration) => which(migration.name)),
  );

const isBefore = (each: string) => each < name;
const rows = async (statement: string) =>
  (await client.execute(statement)).rows.map((row) => Object.values({ ...row }).join(' | '));

/** A database of the version before: a page in two lists with a draft in one, and a logo of the demo. */
async function formerDatabase() {
  await run(isBefore);
  const statements = [
    "INSERT INTO pages (id, page_key, link, updated_at, created_at) VALUES (1, 'a', '/page/a', 'x', 'x')",
    "INSERT INTO pages_categories (\"order\", parent_id, value) VALUES (1, 1, 'metro'), (2, 1, 'referanslar')",
    "INSERT INTO _pages_v (id, parent_id, latest, updated_at, created_at) VALUES (5, 1, 1, 'x', 'x')",
    'INSERT INTO _pages_v_version_categories ("order", parent_id, value) VALUES (1, 5, \'baraj\')',
    "INSERT INTO media (id, source_path, filename, updated_at, created_at) VALUES (9, 'logos/metro-karamik.svg', 'k.svg', 'x', 'x')",
  ];
  for (const statement of statements) await client.execute(statement);
}

test('pages keep their lists, drafts too, and the version before can still read them', async () => {
  await formerDatabase();
  await run((each) => each === name);
  expect(await rows('SELECT parent_id, path, text FROM pages_texts ORDER BY "order"')).toEqual([
    '1 | categories | metro',
    '1 | categories | referanslar',
  ]);
  expect(await rows('SELECT parent_id, path, text FROM _pages_v_texts')).toEqual(['5 | version.categories | baraj']);
  expect(await rows('SELECT value FROM pages_categories')).toEqual(['metro', 'referanslar']);
});

test('the lists that stood in the code become content, with their logos in the library', async () => {
  await formerDatabase();
  await run((each) => each === name);
  expect(await rows('SELECT key, link, carousel FROM categories ORDER BY "order"')).toEqual([
    ...['teknoloji_uygulama |  | technologies', 'referanslar |  | references'],
    ...['metro | metro-projeleri | ', 'karayolu_demiryolu | karayolu-ve-demiryolu-projeleri | '],
    ...['baraj | baraj-projeleri | ', 'otel_avm_konut | otel-avm-ve-konut-projeleri | '],
    'endustri | endustriyel-tesis-projeleri | ',
  ]);
  expect(
    await rows("SELECT _locale, title FROM categories_locales WHERE title LIKE 'M%' ORDER BY _locale DESC"),
  ).toEqual(['tr | Metro Projeleri', 'en | Metro Projects']);
  expect(
    await rows('SELECT key, image_id, text FROM categories_logos l JOIN categories c ON l._parent_id = c.id'),
  ).toEqual(['metro | 9 | Karamık Metro İşletmesi']);
});

test('an empty database gets none: the seed has them', async () => {
  await run((each) => isBefore(each) || each === name);
  expect(await rows('SELECT key FROM categories')).toEqual([]);
});
