import { changeRecords } from './database';

/** A time relative to now, in milliseconds, as ISO 8601. */
export const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** Backdates a scheduled action, so that it is due. */
export async function makeDue(planned: { id: string } | undefined): Promise<void> {
  await changeRecords('UPDATE payload_jobs SET wait_until = ? WHERE id = ?', [inTime(-1_000), Number(planned?.id)]);
}
