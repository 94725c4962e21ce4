import type { PayloadRequest } from 'payload';
import { clientAddress, network } from '../../forms/http/client-address';
import { connectionAddress } from '../../http/connection-address';
import { readRuntimeEnv } from '../../runtime-env';

/**
 * The address by which attempts are counted. All requests that say a proxy has passed them on count as one, unless the
 * proxy is configured: anybody can say so.
 */
export function addressOf({ headers }: PayloadRequest): string {
  const { trustedProxies } = readRuntimeEnv().forms;
  if (trustedProxies > 0) return clientAddress(headers, { secret: undefined, trustedProxies });
  const address = connectionAddress(headers);
  return address ? network(address) : 'passed-on';
}
