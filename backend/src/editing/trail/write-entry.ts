import type { Payload } from 'payload';
import type { TrailAction, TrailArea } from './actions';

export interface TrailEntry {
  /** The account's e-mail address; without an account, the address of the call. */
  actor: string;
  action: TrailAction;
  result: 'done' | 'refused';
  area: TrailArea;
  /** The key, name or address of the changed document. */
  subject?: string;
  section?: string;
  /** The reason of a refusal. */
  reason?: string;
  /** The names of the changed fields. */
  changed?: string;
  /** The number of equal refusals. */
  count?: number;
}

const MAX_TEXT = 500;

/** PostgreSQL rejects NUL: without this, a sender could stay out of the trail. */
function storable(text: string | undefined): string | undefined {
  const short = text && text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  return short?.replace(/\p{Cc}/gu, '\ufffd').toWellFormed();
}

/** Never fails: the change has happened already. The log has it too. */
export async function writeEntry(payload: Payload, entry: TrailEntry): Promise<void> {
  const { actor, subject, section, reason, changed, count = 1 } = entry;
  const texts = { actor: storable(actor), subject: storable(subject), section: storable(section) };
  try {
    await payload.db.create({
      collection: 'audit-trail',
      data: { ...entry, ...texts, reason: storable(reason), changed: storable(changed), count },
      req: {},
      returning: false,
    });
  } catch (error) {
    payload.logger.error({ err: error, msg: `audit trail: ${entry.action} of ${entry.area} could not be stored` });
  }
}
