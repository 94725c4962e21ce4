import type { CollectionAfterDeleteHook } from 'payload';

/** Deletes the file of a deleted message. */
export const removeAttachment: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { attachment } = doc as { attachment?: number | string | { id: number | string } | null };
  if (attachment === undefined || attachment === null) return;
  const id = typeof attachment === 'object' ? attachment.id : attachment;
  await req.payload.delete({ collection: 'uploads', where: { id: { equals: id } }, req, overrideAccess: true });
};
