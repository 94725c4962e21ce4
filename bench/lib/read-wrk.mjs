/** Milliseconds of what wrk writes as a time: `97.00us`, `1.72ms`, `1.20s`. @param {string} text */
const milliseconds = (text) => parseFloat(text) * (text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1000);

/**
 * The figures of a report of `wrk --latency`.
 *
 * @param {string} report
 * @returns {{ rate: number, p99: number, answers: number }} answers a second, milliseconds, and all answers
 */
export function readWrk(report) {
  // At the beginning of its line: shares of a standard deviation end like it, such as 79.99%.
  const [, p99 = ''] = /^\s*99%\s+(\S+)/m.exec(report) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+(\S+)/.exec(report)?.[1]),
    p99: milliseconds(p99),
    answers: Number(/(\d+) requests in /.exec(report)?.[1]),
  };
}
