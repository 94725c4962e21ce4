import type { PayloadRequest } from 'payload';
import { defaultLanguage, languages, type Language } from '../languages';
import { searchIndex } from '../search/keep-index';
import { contractCall, RequestError } from './envelope';

/** Longer queries are refused. */
const MAX_QUERY_LENGTH = 200;
const MAX_LIMIT = 50;
const MAX_OFFSET = 10_000;

function numberOf({ searchParams }: PayloadRequest, name: string, fallback: number, max: number): number {
  const value = searchParams.get(name) ?? String(fallback);
  if (!/^\d{1,6}$/.test(value) || Number(value) > max) {
    throw new RequestError(400, 'bad_request', `"${name}" parametresi 0 ile ${max} arasında olmalı.`);
  }
  return Number(value);
}

function languageOf({ searchParams }: PayloadRequest): Language {
  const value = searchParams.get('language') ?? defaultLanguage;
  const language = languages.find(({ code }) => code === value);
  if (!language) throw new RequestError(400, 'bad_request', 'Bilinmeyen dil.');
  return language.code;
}

/** The public pages that match some words (docs/contract.md#search). */
export const searchPages = contractCall('SearchPages', async (req) => {
  const query = req.searchParams.get('query') ?? '';
  if (query.length > MAX_QUERY_LENGTH) throw new RequestError(400, 'bad_request', 'Arama metni çok uzun.');
  const language = languageOf(req);
  const limit = numberOf(req, 'limit', 10, MAX_LIMIT);
  const offset = numberOf(req, 'offset', 0, MAX_OFFSET);
  const index = await searchIndex(req.payload);
  return JSON.stringify(index.search({ query, language, limit, offset }));
});
