import { redirectTable, redirectionOf } from '../../../lib/redirects/redirect-table';
import { pagePaths } from '../../../lib/redirects/plain-spelling';
import { isRecord } from '../../../lib/sections/parse-section';
import type { Check } from '../check';
import type { Host } from '../host';
import { dataOf, problemOf } from '../read';
import { missing, skipped, type Verdict, wrongIf } from '../verdict';

const call = 'GetRedirects';
const maxRedirects = 50_000;

/** Absolute addresses of the site itself become paths. Which site it is does not matter here. */
const anySite = 'https://site.invalid';

async function entriesOf(host: Host): Promise<unknown[] | undefined> {
  const data = dataOf(await host.get(call));
  return Array.isArray(data) ? data : undefined;
}

const ofRedirects = (id: string, holds: string, otherwise: string, run: (entries: unknown[]) => Verdict): Check => ({
  ...{ id, call, holds, otherwise },
  run: async (host) => {
    const entries = await entriesOf(host);
    return entries ? run(entries) : skipped('the host has no redirects');
  },
});

const fromOf = (entry: unknown): string => (isRecord(entry) ? String(entry.from) : JSON.stringify(entry));

export const redirectChecks: Check[] = [
  {
    id: 'redirects.list',
    call,
    holds: 'answers with an array',
    otherwise: 'old addresses show the not-found page',
    run: async (host) => {
      const answer = await host.get(call);
      if (answer.reading.kind === 'none') return missing();
      return wrongIf(Array.isArray(dataOf(answer)) ? [] : [problemOf(answer, host)]);
    },
  },
  ofRedirects(
    'redirects.entries',
    "from is a bare path that is not one of the site's own, and to is a path or an https: address",
    'the redirect is left out',
    (entries) =>
      wrongIf([
        ...(entries.length > maxRedirects ? [`${entries.length} redirects, ${maxRedirects} are read`] : []),
        ...entries.filter((entry) => redirectTable([entry], anySite).size === 0).map(fromOf),
      ]),
  ),
  ofRedirects(
    'redirects.loops',
    'redirects come to an end, after ten steps at most',
    'the redirect is dropped',
    (entries) => {
      const table = redirectTable(entries, anySite);
      const pages = pagePaths([]);
      return wrongIf(
        [...table.keys()].filter((from) => !redirectionOf(table, from, pages)).map((from) => `${from}: a loop`),
      );
    },
  ),
];
