import { createHash } from 'node:crypto';

import type { ApplicationModel } from './types';

type Frame = Pick<ApplicationModel, 'menu' | 'footer' | 'siteInfo' | 'socialAccounts' | 'popup'>;

/** Long enough to avoid collisions between two states of the frame, short enough for the head of every page. */
const length = 10;

/** A short hash of what is the same on every page in a language: menu, footer, top bar, social accounts, popup. */
export function frameRevision({ menu, footer, siteInfo, socialAccounts, popup }: Frame): string {
  const text = JSON.stringify([menu, footer, siteInfo, socialAccounts, popup ?? null]);
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
