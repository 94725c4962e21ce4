import { and, eq, isNull, or } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { FormError } from '../http/form-error';
import { openTables } from '../tables';

/**
 * Assigns an uploaded file to a submission. No other submission can claim it afterwards, the same one can again.
 *
 * @returns the file's id
 * @throws FormError 400 if there is no such file, or another submission has it
 */
export async function claimUpload(payload: Payload, reference: string, submissionId: string): Promise<number | string> {
  const { db, table } = openTables(payload);
  const uploads = table('uploads');
  const [claimed] = await db
    .update(uploads)
    .set({ claimedBy: submissionId })
    .where(and(eq(uploads.reference, reference), or(isNull(uploads.claimedBy), eq(uploads.claimedBy, submissionId))))
    .returning({ id: uploads.id });
  if (!claimed) throw new FormError(400, 'file_unknown', { fields: { file: 'invalid' } });
  return claimed.id as number | string;
}
