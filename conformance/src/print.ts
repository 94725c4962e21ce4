import type { Report, Result } from './run';
import type { Status } from './verdict';

const names: Record<Status, string> = {
  ok: 'holds',
  wrong: 'WRONG',
  warning: 'warning',
  missing: 'missing',
  skipped: 'skipped',
};

const widthOf = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));

function linesOf({ status, id, holds, otherwise, details }: Result, width: number): string[] {
  const head = `${names[status].padEnd(7)}  ${id.padEnd(width)}  ${holds}`;
  const below = status === 'ok' || status === 'skipped' ? [] : [`site: ${otherwise}`];
  return [head, ...[...details.filter(Boolean), ...below].map((text) => `${' '.repeat(11 + width)}${text}`)];
}

/** The report as a table for a terminal. */
export function printReport({ url, results, times, conforms }: Report): string {
  const width = widthOf(results.map(({ id }) => id));
  const callWidth = widthOf(times.map(({ call }) => call));
  const count = (status: Status) => results.filter((result) => result.status === status).length;
  const counts = (Object.keys(names) as Status[]).map((status) => `${count(status)} ${names[status].toLowerCase()}`);
  return [
    `The contract (docs/contract.md) at ${url}`,
    '',
    ...results.flatMap((result) => linesOf(result, width)),
    '',
    'Times in milliseconds: calls, median, slowest',
    ...times.map(
      ({ call, count: calls, median, slowest }) =>
        `  ${call.padEnd(callWidth)}  ${String(calls).padStart(4)}  ${String(median).padStart(5)}  ${String(slowest).padStart(5)}`,
    ),
    '',
    `${counts.join(', ')}: the host ${conforms ? 'keeps' : 'does not keep'} the contract`,
  ].join('\n');
}
