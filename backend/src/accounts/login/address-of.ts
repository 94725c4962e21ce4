import type { PayloadRequest } from 'payload';
import { clientAddress, network } from '../../forms/http/client-address';
import { connectionAddress } from '../../http/connection-address';
import { readRuntimeEnv } from '../../runtime-env';

/**
 * The address by which attempts are counted. Undefined behind a proxy that is not configured: then the address is the
 * proxy's, the same for everybody.
 */
export function addressOf({ headers }: PayloadRequest): string | undefined {
  const { trustedProxies } = readRuntimeEnv().forms;
  if (trustedProxies > 0) return clientAddress(headers, { secret: undefined, trustedProxies });
  const address = connectionAddress(headers);
  return address && network(address);
}
