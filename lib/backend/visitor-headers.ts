import { readSiteEnv } from '../env/site-env.mjs';
import { sign } from '../webhook/revalidation';

/** The visitor's address for the backend's limits, signed so that only this site can set it. */
export function addressHeaders(address: string): Record<string, string> {
  const { revalidateSecret: secret } = readSiteEnv(process.env);
  if (!secret) return {};
  const timestamp = String(Date.now());
  return { 'x-client-address': address, 'x-timestamp': timestamp, 'x-signature': sign(secret, timestamp, address) };
}
