import { fill } from '@/lib/i18n/fill';

/**
 * A message that names the number of guests: in the place of an earlier number, or after what the visitor has written.
 *
 * @param template a line of its own, with a `{count}`
 */
export function withVisit(message: string, template: string, count: string): string {
  const [start = '', end = ''] = template.split('{count}');
  const line = fill(template, { count });
  const isEarlier = (one: string) => start + end !== '' && one.startsWith(start) && one.endsWith(end);
  const lines = message.split('\n');
  if (lines.some(isEarlier)) return lines.map((one) => (isEarlier(one) ? line : one)).join('\n');
  return [message, line].filter(Boolean).join('\n\n');
}
