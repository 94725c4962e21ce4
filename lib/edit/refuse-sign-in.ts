import 'server-only';

import { serveOwnPage } from '../http/serve-own-page';
import { editAddressOf } from './edit-path';

/** The reasons for refusing a login to the edit mode, with the status of the answer. */
const statuses = { link: 403, failed: 403, role: 403, off: 404 } as const;

export type Refusal = keyof typeof statuses;

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'string' && Object.hasOwn(statuses, value);

/**
 * Answers with the page that gives the reason and a next step (`app/[lang]/edit/refused`).
 *
 * @param returnTo the public address that the editor came from; it also determines the language
 */
export function refuseSignIn(reason: Refusal, returnTo: string): Promise<Response> {
  const [, prefix = ''] = /^(.*?\/edit)(?:\/|$)/.exec(editAddressOf(returnTo)) ?? [];
  const query = new URLSearchParams({ reason, returnTo }).toString();
  return serveOwnPage(`${prefix}/refused?${query}`, statuses[reason]);
}
