import type { Check, Permissions } from './check';
import { answerChecks } from './checks/answers';
import { categoryChecks } from './checks/categories';
import { editChecks, formChecks } from './checks/forms';
import { mediaChecks } from './checks/media';
import { modelChecks } from './checks/model';
import { pageKeyChecks } from './checks/page-keys';
import { pageChecks } from './checks/pages';
import { redirectChecks } from './checks/redirects';
import { searchChecks } from './checks/search';
import type { Answer, Host } from './host';
import type { Verdict } from './verdict';

/** All checks, in the order of docs/contract.md. Those of all answers are last, since they read what was asked before. */
const checks: readonly Check[] = [
  ...modelChecks,
  ...pageChecks,
  ...categoryChecks,
  ...pageKeyChecks,
  ...redirectChecks,
  ...searchChecks,
  ...mediaChecks,
  ...formChecks,
  ...editChecks,
  ...answerChecks,
];

export interface Result extends Verdict, Omit<Check, 'run'> {}

interface CallTimes {
  call: string;
  count: number;
  /** Milliseconds. */
  median: number;
  slowest: number;
}

export interface Report {
  url: string;
  results: Result[];
  times: CallTimes[];
  /** Whether nothing of the contract is broken. */
  conforms: boolean;
}

function timesOf(answers: readonly Answer[]): CallTimes[] {
  const answered = answers.filter(({ failure }) => !failure);
  return [...new Set(answered.map(({ call }) => call))].map((call) => {
    const sorted = answered.flatMap((answer) => (answer.call === call ? [answer.ms] : [])).sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return { call, count: sorted.length, median, slowest: sorted.at(-1) ?? 0 };
  });
}

/** Checks a host, one promise after the other. Reads only, unless forms are permitted. */
export async function checkHost(host: Host, permissions: Permissions): Promise<Report> {
  const results: Result[] = [];
  for (const { run, ...about } of checks) results.push({ ...about, ...(await run(host, permissions)) });
  const conforms = results.every(({ status }) => status !== 'wrong');
  return { url: host.url, results, times: timesOf(host.answers), conforms };
}
