import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc';
import type { PayloadRequest, ServerFunction } from 'payload';

/**
 * The server function of the admin's "copy to another language". Payload saves what it has copied with the state of the
 * newest version: of a page that is public, the copy would be public at once.
 */
export const copyLanguage: ServerFunction = (args) => {
  const { req } = args as unknown as { req: PayloadRequest };
  req.context.copiesLanguage = true;
  return (copyDataFromLocaleHandler as unknown as ServerFunction)(args);
};
