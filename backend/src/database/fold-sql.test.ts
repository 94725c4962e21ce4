/** @jest-environment node */
import { createClient, type Client } from '@libsql/client';
import { foldPostgres, globOf, withoutMarks } from './fold-sql';

let client: Client;

const titles = [
  'İSTANBUL VİNCİ',
  'ılık şantiye',
  'ILIK ŞANTİYE',
  'Köprü Çağı',
  'Ku\u0308çu\u0308k S\u0327ev',
  'Москва',
  '%50',
];

beforeEach(async () => {
  client = createClient({ url: ':memory:' });
  await client.execute('CREATE TABLE t (title text)');
  for (const title of titles) await client.execute({ sql: 'INSERT INTO t VALUES (?)', args: [title] });
});

afterEach(() => client.close());

async function find(word: string): Promise<string[]> {
  const query = `SELECT title FROM t WHERE ${withoutMarks('title')} GLOB ?`;
  const { rows } = await client.execute({ sql: query, args: [globOf(`%${word}%`)] });
  return rows.map(({ title }) => String(title));
}

test.each([
  ['istanbul', [titles[0]]],
  ['İstanbul vinci', [titles[0]]],
  ['ISTANBUL', [titles[0]]],
  ['ilik', [titles[1], titles[2]]],
  ['ILIK şantiye', [titles[1], titles[2]]],
  ['SANTIYE', [titles[1], titles[2]]],
  ['kopru cag', [titles[3]]],
  ['KÖPRÜ ÇAĞI', [titles[3]]],
  ['küçük şev', [titles[4]]],
  ['Мос', [titles[5]]],
  ['мос', [titles[5]]],
  ['%50', [titles[6]]],
  ['sant*ye', []],
  ['[', []],
  ['yok', []],
])('a search for “%s” folds case and Turkish letters', async (word, expected) => {
  expect(await find(word)).toEqual(expected);
});

test('a pattern stays below the limit of SQLite', async () => {
  expect(await find('ö'.repeat(20_000))).toEqual([]);
});

test('PostgreSQL replaces letters and drops marks in one call', () => {
  const [, from = '', to = ''] = /translate\(cast\(x as text\), '([^']*)', '([^']*)'\)/.exec(foldPostgres('x')) ?? [];
  expect([...from].length - to.length).toBe(5);
  expect([...from].map((letter, index) => letter + (to[index] ?? '')).join(' ')).toContain('İi Ii ıi');
});
