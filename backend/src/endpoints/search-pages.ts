import type { PayloadRequest } from 'payload';
import { defaultLanguage, siteLanguages, type Language } from '../languages';
import { searchInTime } from '../search/read-index';
import { contractCall, RequestError } from './envelope';
import { optionalNumber } from './parameters';

/** Longer queries are refused. */
const MAX_QUERY_LENGTH = 200;
const MAX_LIMIT = 50;
const MAX_OFFSET = 10_000;

function languageOf({ searchParams }: PayloadRequest): Language {
  const value = searchParams.get('language') ?? defaultLanguage;
  const language = siteLanguages().find((code) => code === value);
  if (!language) throw new RequestError(400, 'bad_request', 'Bilinmeyen dil.');
  return language;
}

/** The public pages that match some words (docs/contract.md#search). */
export const searchPages = contractCall('SearchPages', async (req) => {
  const query = req.searchParams.get('query') ?? '';
  if (query.length > MAX_QUERY_LENGTH) throw new RequestError(400, 'bad_request', 'Arama metni çok uzun.');
  const language = languageOf(req);
  const limit = optionalNumber(req, 'limit', { min: 0, max: MAX_LIMIT }) ?? 10;
  const offset = optionalNumber(req, 'offset', { min: 0, max: MAX_OFFSET }) ?? 0;
  const answer = await searchInTime(req.payload, { query, language, limit, offset });
  if (!answer) throw new RequestError(503, 'starting', 'Arama hazırlanıyor.');
  return JSON.stringify(answer);
});
