const levels = ['debug', 'info', 'warn', 'error'] as const;
const formats = ['json', 'text'] as const;

export interface LogSettings {
  level: (typeof levels)[number];
  format: (typeof formats)[number];
}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[], fallback: T): T {
  if (!value) return fallback;
  const found = allowed.find((word) => word === value);
  if (found) return found;
  throw new Error(`${name}: got ${JSON.stringify(value)}, accepts ${allowed.join(', ')}`);
}

/**
 * Reads `LOG_LEVEL` and `LOG_FORMAT`: `info` unless set; text in a terminal, JSON elsewhere.
 *
 * @throws {Error} with one line that names the variable and what it accepts
 */
export const readLogSettings = (
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): LogSettings => ({
  level: oneOf('LOG_LEVEL', env.LOG_LEVEL, levels, 'info'),
  format: oneOf('LOG_FORMAT', env.LOG_FORMAT, formats, isTerminal ? 'text' : 'json'),
});
