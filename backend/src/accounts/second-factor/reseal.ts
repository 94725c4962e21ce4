import type { Payload } from 'payload';

import { swapKept } from '../../database/swap-kept';
import { readRuntimeEnv } from '../../runtime-env';
import { type Factor, isFactorKey } from './factor';
import { seal, tryUnseal } from './sealed';

/**
 * Seals the second factors that `PAYLOAD_SECRET_FORMER` has sealed with `PAYLOAD_SECRET`, so that a change of the
 * secret locks nobody out, and neither do several in a row. Does nothing without a former one. May run at every start,
 * and at several backends at once.
 */
export async function resealFactors(payload: Payload): Promise<void> {
  const { secret, formerSecrets } = readRuntimeEnv();
  if (formerSecrets.length === 0) return;
  const keys = (await payload.kv.keys()).filter(isFactorKey);
  const count = { resealed: 0, lost: 0 };
  for (const key of keys) {
    const factor = await payload.kv.get<Factor>(key);
    if (!factor || tryUnseal(factor.sealed, secret)) continue;
    const bytes = unsealWithAny(factor.sealed, formerSecrets);
    if (!bytes) count.lost += 1;
    else if (await swapKept(payload, key, factor, { ...factor, sealed: seal(bytes, secret) })) count.resealed += 1;
  }
  if (count.resealed > 0) payload.logger.info(`second factors: ${count.resealed} sealed with the new PAYLOAD_SECRET`);
  if (count.lost > 0)
    payload.logger.error(
      `second factors: ${count.lost} sealed with neither PAYLOAD_SECRET nor PAYLOAD_SECRET_FORMER; their recovery codes still sign in`,
    );
}

function unsealWithAny(sealed: string, secrets: readonly string[]): Buffer | undefined {
  for (const secret of secrets) {
    const bytes = tryUnseal(sealed, secret);
    if (bytes) return bytes;
  }
  return undefined;
}
