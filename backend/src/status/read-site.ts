import { readRuntimeEnv } from '../runtime-env';
import { sign } from '../revalidate/signature';

/** The part of the site's answer that is shown (`server/status/read-status.ts`). */
interface SiteStatus {
  version?: string;
  freeBytes: number;
  failingPages: { path: string; at: number; reason: string }[];
  /** Absent where it runs alone. */
  instances?: { redis: string; names: string[] };
}

/** `unknown`: no site is configured; `silent`: it does not answer; `withoutStatus`: it answers, but gives no status. */
export type SiteState = 'unknown' | 'silent' | 'withoutStatus' | SiteStatus;

const PATH = '/api/status';
const TIMEOUT_MS = 2_000;

/** Requests the state of the site, at the address of its webhook. */
export async function readSite(): Promise<SiteState> {
  const target = readRuntimeEnv().revalidation;
  if (!target) return 'unknown';
  const timestamp = String(Date.now());
  const headers = { 'x-timestamp': timestamp, 'x-signature': sign(target.secret, timestamp, PATH) };
  try {
    const response = await fetch(new URL(PATH, target.url), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status >= 500) return 'silent';
    return response.ok ? ((await response.json()) as SiteStatus) : 'withoutStatus';
  } catch {
    return 'silent';
  }
}
