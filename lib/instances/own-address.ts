import os from 'node:os';

import { isAnyAddress, originOf } from '../http/own-host.mjs';

/** @throws {Error} with one line, where the process may not ask: a unit of systemd has to allow AF_NETLINK */
function machineAddresses(): os.NetworkInterfaceInfo[] {
  try {
    return Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  } catch (error) {
    throw new Error(
      `INSTANCE_URL: not set, and the addresses of this machine cannot be read (${(error as Error).message})`,
      { cause: error },
    );
  }
}

/** The first address of this machine that others can reach; the loopback's where there is none. */
function machineAddress(): string {
  const all = machineAddresses();
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

/**
 * Where the other instances reach this one.
 *
 * @param named INSTANCE_URL
 * @param host HOST: what the server listens on
 * @returns an origin
 * @throws {Error} with one line that names INSTANCE_URL
 */
export function ownAddress(named: string | undefined, host: string | undefined, port: number): string {
  if (named) return named;
  return originOf(host === undefined || isAnyAddress(host) ? machineAddress() : host, port);
}
