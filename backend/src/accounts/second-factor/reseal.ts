import type { Payload } from 'payload';

import { swapKept } from '../../database/swap-kept';
import { readRuntimeEnv } from '../../runtime-env';
import { type Factor, isFactorKey } from './factor';
import { seal, tryUnseal } from './sealed';

/**
 * Seals the second factors that `PAYLOAD_SECRET_FORMER` has sealed with `PAYLOAD_SECRET`, so that a change of the
 * secret locks nobody out. Does nothing without the former one. May run at every start, and at several backends at
 * once.
 */
export async function resealFactors(payload: Payload): Promise<void> {
  const { secret, formerSecret } = readRuntimeEnv();
  if (formerSecret === undefined) return;
  const keys = (await payload.kv.keys()).filter(isFactorKey);
  const count = { resealed: 0, lost: 0 };
  for (const key of keys) {
    const factor = await payload.kv.get<Factor>(key);
    if (!factor || tryUnseal(factor.sealed, secret)) continue;
    const bytes = tryUnseal(factor.sealed, formerSecret);
    if (!bytes) count.lost += 1;
    else if (await swapKept(payload, key, factor, { ...factor, sealed: seal(bytes, secret) })) count.resealed += 1;
  }
  if (count.resealed > 0) payload.logger.info(`second factors: ${count.resealed} sealed with the new PAYLOAD_SECRET`);
  if (count.lost > 0)
    payload.logger.error(
      `second factors: ${count.lost} sealed with neither PAYLOAD_SECRET nor PAYLOAD_SECRET_FORMER; their recovery codes still sign in`,
    );
}
