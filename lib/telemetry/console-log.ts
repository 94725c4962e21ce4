import type { Logger } from 'pino';

const methods = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Has everything that this process writes to the console become lines of the log, Next's own messages included. Errors
 * keep their cause.
 *
 * @param log of the process
 */
export function logConsole(log: Logger): void {
  for (const [method, level] of Object.entries(methods)) {
    const write = (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error);
      const others = args.filter((arg) => arg !== err);
      if (err) log[level]({ err }, ...(others.length > 0 ? (others as [string]) : [err.message]));
      else log[level](...(args as [string]));
    };
    Object.assign(console, { [method]: write });
  }
  // Node writes its own lines about it as well, and ends the process.
  process.on('uncaughtExceptionMonitor', (err) => log.error({ err }, `the process ends: ${err.message}`));
}
