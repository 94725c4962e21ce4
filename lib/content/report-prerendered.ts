import { processWide } from '../process-wide.mjs';

/** Next asks for the list of pages once for each language, and the answer is the same. */
const reported = processWide('prerendered-report', () => new Set<string>());

function report(line: string): void {
  if (reported.has(line)) return;
  reported.add(line);
  console.info(line);
}

/** Says in the output of a build how many pages it makes. */
export function reportPrerendered(chosen: number, all: number): void {
  const rest = all > chosen ? '; the others are made when they are first asked for (PRERENDER_PAGES)' : '';
  report(`build: ${chosen} of ${all} pages below /page/ are prerendered, in every language${rest}`);
}

/** Says why a build makes none of the pages below `/page/`. */
export function reportUnlisted(reason: string): void {
  report(`build: no page below /page/ is prerendered, because their list could not be fetched (${reason})`);
}
