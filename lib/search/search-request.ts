/** Longer queries are cut, since the backend refuses them. */
export const maxQueryLength = 100;

export const resultsPerPage = 10;

/** The last page of results; the backend counts no further. */
const maxPage = 100;

export interface SearchRequest {
  query: string;
  /** From 1. */
  page: number;
}

type Parameter = string | string[] | undefined;

const first = (value: Parameter) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The query of an address, always valid. */
export function readSearchRequest({ q, page }: { q?: Parameter; page?: Parameter }): SearchRequest {
  const query = first(q)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim();
  const number = /^\d{1,3}$/.test(first(page)) ? Number(first(page)) : 1;
  return { query, page: Math.min(Math.max(number, 1), maxPage) };
}

/** The last page of as many results; 0 for none. */
export const lastPageOf = (results: number): number => Math.min(Math.ceil(results / resultsPerPage), maxPage);

/** The address of a page of results. */
export function searchAddress(address: string, { query, page }: SearchRequest): string {
  const parameters = new URLSearchParams({ ...(query && { q: query }), ...(page > 1 && { page: String(page) }) });
  const text = parameters.toString();
  return text ? `${address}?${text}` : address;
}
