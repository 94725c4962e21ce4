import type { TypedUser } from 'payload';
import type { Editor } from './editor';

/** The account in the form that Payload's operations expect, so that its access rules apply. */
export function accountOf({ id, email, name, role }: Editor): TypedUser {
  return { id, email, name, role, collection: 'users' } as unknown as TypedUser;
}
