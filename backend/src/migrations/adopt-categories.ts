import type { sql as sqlTag } from '@payloadcms/db-sqlite';
import former from './former/categories.json' with { type: 'json' };

type Statement = ReturnType<typeof sqlTag>;
type Run = (statement: Statement) => Promise<unknown>;
type Texts = Partial<Record<'name' | 'title' | 'description' | 'keywords', string>>;

/** The texts of a list by language: Turkish, and the twins of the others. */
function textsByLanguage(row: (typeof former)[number]): [string, Texts][] {
  const twins = { name: row.nameOtherLangs, title: row.titleOtherLangs, description: row.descriptionOtherLangs };
  const { name, title, description, keywords } = row;
  const english = Object.fromEntries(
    Object.entries({ ...twins, keywords: row.keywordsOtherLangs }).map(([field, texts]) => [field, texts?.en]),
  );
  return [
    ['tr', { name, title, description, keywords }],
    ['en', english],
  ];
}

/**
 * Stores the lists that stood in the code until they became content, for a database that has pages. Logos are those of
 * the demo's media library. An empty database gets its lists from the seed.
 *
 * @param sql of the dialect
 */
export async function adoptCategories(sql: typeof sqlTag, run: Run): Promise<void> {
  const firstId = async (statement: Statement) => {
    const { rows } = (await run(statement)) as { rows: { id?: unknown }[] };
    return rows[0]?.id as number | string | undefined;
  };
  if ((await firstId(sql`SELECT "id" FROM "pages" LIMIT 1`)) === undefined) return;
  for (const [index, row] of former.entries()) {
    const { key, link = null, kind, carousel = null, color = null, logos = [] } = row;
    await run(
      sql`INSERT INTO "categories" ("key", "link", "kind", "carousel", "color", "order") VALUES (${key}, ${link}, ${kind}, ${carousel}, ${color}, ${(index + 1) * 10})`,
    );
    const id = await firstId(sql`SELECT "id" FROM "categories" WHERE "key" = ${key}`);
    for (const [language, { name = null, title = null, description = null, keywords = null }] of textsByLanguage(row)) {
      await run(
        sql`INSERT INTO "categories_locales" ("name", "title", "description", "keywords", "_locale", "_parent_id") VALUES (${name}, ${title}, ${description}, ${keywords}, ${language}, ${id})`,
      );
    }
    for (const [place, { img, text }] of logos.entries()) {
      const file = img.replace('/media/', '');
      const image = await firstId(sql`SELECT "id" FROM "media" WHERE "source_path" = ${file}`);
      if (image === undefined) continue;
      await run(
        sql`INSERT INTO "categories_logos" ("_order", "_parent_id", "id", "image_id", "text") VALUES (${place + 1}, ${id}, ${`${key}-${place + 1}`}, ${image}, ${text})`,
      );
    }
  }
}
