import { maxTranslatedPages, partOfTranslations } from '../../../../lib/edit/translated-pages';
import { editQuery } from '../http/edit-call';
import { badRequest } from '../http/edit-error';
import { readTranslations } from '../translations/overview';

const MAX_TEXT = 500;

function textOf(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name) ?? '';
  if (value.length > MAX_TEXT) throw badRequest(`${name} is too long`);
  return value;
}

function limitOf(parameters: URLSearchParams): number | undefined {
  const value = parameters.get('limit');
  if (value === null) return undefined;
  const limit = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (limit < 1 || limit > maxTranslatedPages) throw badRequest(`limit is not between 1 and ${maxTranslatedPages}`);
  return limit;
}

/** How much of every page is translated: of all, or with `limit` a part. */
export const editTranslations = editQuery('EditTranslations', async ({ req }) => {
  const limit = limitOf(req.searchParams);
  const cursor = textOf(req.searchParams, 'cursor');
  const query = textOf(req.searchParams, 'query');
  const all = await readTranslations(req);
  if (limit === undefined) return all;
  const isAll = req.searchParams.get('all') === '1';
  return {
    ...partOfTranslations(all.pages, { query, isAll, limit, cursor }),
    total: all.pages.length + all.left,
    left: all.left,
  };
});
