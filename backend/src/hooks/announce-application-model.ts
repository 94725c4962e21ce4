import type { GlobalAfterChangeHook } from 'payload';
import { announce } from '../revalidate/announce';

export const announceApplicationModel: GlobalAfterChangeHook = async ({ req }) => {
  await announce(req, ['application-model']);
};
