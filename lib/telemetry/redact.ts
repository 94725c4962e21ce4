const hidden = '(hidden)';

/** The lengths are bounded, so that matching takes linear time. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // The name and password in an address.
  [/(:\/\/)[^\s/@]{1,200}@/g, `$1${hidden}@`],
  // Personal data: logs are copied to other systems.
  [/[^\s<>"'@,;:()\\/]{1,64}@[^\s<>"'@,;:()\\/]{1,255}/g, '(address)'],
  [
    /\b(password|passwd|secret|token|signature|cookie|authorization)(["']?\s{0,3}[=:]\s{0,3}["']?(?:(?:bearer|jwt|basic)\s)?)[^\s"'&,;)]{1,2000}/gi,
    `$1$2${hidden}`,
  ],
];

/** Fields whose value is never logged, whatever it is. */
const secretKey = /password|secret|token|cookie|authorization|e-?mail|phone/i;

/** What lies deeper in an object is left out. */
const maxDepth = 5;

/** Removes mail addresses, passwords and tokens from a text for the log. */
export const redactText = (text: string): string =>
  patterns.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** The same for a value of any kind. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, secretKey.test(key) ? hidden : redact(item, depth + 1)]),
  );
}
