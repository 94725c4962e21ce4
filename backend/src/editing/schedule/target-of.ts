import type { PayloadRequest } from 'payload';
import { isPartName } from '../../../../components/layout/parts/definitions';
import type { ScheduledInput, ScheduleTarget } from './jobs';

/** What a plan is about; undefined if it names nothing that can be planned. */
export function targetOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { doc, global = '' }: ScheduledInput,
): ScheduleTarget | undefined {
  if (isPartName(global)) return { part: global };
  if (doc?.relationTo !== 'pages') return undefined;
  return { pageId: payload.db.defaultIDType === 'number' ? Number(doc.value) : doc.value };
}
