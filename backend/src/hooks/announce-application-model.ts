import type { GlobalAfterChangeHook } from 'payload';
import { announce } from '../revalidate/announce';

export const announceApplicationModel: GlobalAfterChangeHook = ({ req }) => {
  announce(req, ['application-model']);
};
