/** A line of the log, parsed. */
interface Line {
  level?: string;
  time?: string;
  process?: string;
  msg?: string;
  requestId?: string;
  err?: { message?: string; stack?: string };
  [field: string]: unknown;
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * A line of the log as a person reads it: `18:03:12 WARN  site: message key=value (request …)`, the stack below it.
 *
 * @param json the line as pino writes it
 */
export function textLine(json: string): string {
  const { level = '', time = '', process, msg = '', requestId, err, pid: _pid, ...fields } = JSON.parse(json) as Line;
  const more = Object.entries(fields).map(([name, value]) => ` ${name}=${shown(value)}`);
  const request = requestId === undefined ? '' : ` (request ${requestId})`;
  const stack = err?.stack ?? err?.message;
  const details = stack === undefined || stack === msg ? '' : `\n    ${stack.replaceAll('\n', '\n    ')}`;
  const clock = new Date(time).toLocaleTimeString('en-GB');
  return `${clock} ${level.toUpperCase().padEnd(5)} ${process}: ${msg}${more.join('')}${request}${details}\n`;
}
