import { isRecord } from '../../lib/sections/parse-section';
import type { Answer, Host } from './host';

export type Raw = Record<string, unknown>;

export const recordsIn = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The entries of what may be an object or an array, with where they are. */
export function entriesOf(value: unknown, path: string): [string, Raw][] {
  const pairs: [string, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [`${path}[${index}]`, entry])
    : Object.entries(isRecord(value) ? value : {}).map(([key, entry]) => [`${path}.${key}`, entry]);
  return pairs.filter((pair): pair is [string, Raw] => isRecord(pair[1]));
}

export const dataOf = ({ reading }: Answer): unknown => (reading.kind === 'data' ? reading.data : undefined);

/** Why an answer is of no use, in a line. */
export function problemOf(answer: Answer, host: Host): string {
  const { name, failure, reading, status } = answer;
  if (failure === 'slow') return `${name}: no whole answer within ${host.timeoutMs} ms`;
  if (failure === 'large') return `${name}: the answer is larger than the site accepts`;
  if (failure) return `${name}: no connection`;
  if (status >= 300 && status < 400) return `${name}: a redirect (${status}), which the site does not follow`;
  if (reading.kind === 'failure') return `${name}: ${reading.reason}`;
  return `${name}: "there is none" (status ${status})`;
}

/** The application model as it was sent; undefined without one. */
export async function readModel(host: Host): Promise<Raw | undefined> {
  const data = dataOf(await host.get('GetApplicationModel'));
  return isRecord(data) ? data : undefined;
}

/** The codes of the model's languages, as the host names them. */
export const codesOf = (model: Raw | undefined): string[] =>
  recordsIn(model?.languages).flatMap(({ code }) => (typeof code === 'string' ? [code] : []));

/** The key of a page, or of an entry of the list of pages; empty without one. */
export const keyOf = (entry: unknown): string =>
  isRecord(entry) && typeof entry.pageKey === 'string' ? entry.pageKey : '';

/** How many there are in all, if the answer is a part and says so. */
export const totalOf = ({ reading }: Answer): number | undefined =>
  reading.kind === 'data' ? reading.total : undefined;
