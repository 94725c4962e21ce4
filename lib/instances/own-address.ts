import os from 'node:os';

import { isAnyAddress, originOf } from '../http/own-host.mjs';

/** The first address of this machine that others can reach; the loopback's where there is none. */
function machineAddress(): string {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

/**
 * Where the other instances reach this one.
 *
 * @param named INSTANCE_URL
 * @param host HOST: what the server listens on
 * @returns an origin
 */
export function ownAddress(named: string | undefined, host: string | undefined, port: number): string {
  if (named) return named;
  return originOf(host === undefined || isAnyAddress(host) ? machineAddress() : host, port);
}
