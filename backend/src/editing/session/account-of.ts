import type { TypedUser } from 'payload';
import type { Editor } from './editor';

/** The editor as Payload's operations know accounts, so that its own access rules apply to them. */
export function accountOf({ id, email, name, role }: Editor): TypedUser {
  return { id, email, name, role, collection: 'users' } as unknown as TypedUser;
}
