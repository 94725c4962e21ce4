import type { Payload } from 'payload';

export interface Colleague {
  id: number | string;
  /** As `session/editor.ts` shows it. */
  name: string;
  email: string;
  role: 'editor' | 'admin';
}

interface Account {
  id: number | string;
  email: string;
  name?: string | null;
  role?: string | null;
}

/** More than a company has. */
const MAX_ACCOUNTS = 500;

/** Every account that may edit. */
export async function readColleagues(payload: Payload): Promise<Colleague[]> {
  const { docs } = await payload.db.find<Account>({
    collection: 'users',
    where: { role: { in: ['editor', 'admin'] } },
    select: { email: true, name: true, role: true },
    sort: 'name',
    limit: MAX_ACCOUNTS,
    pagination: false,
    req: {},
  });
  return docs.map(({ id, email, name, role }) => ({
    id,
    name: name?.trim() || email,
    email,
    role: role === 'admin' ? 'admin' : 'editor',
  }));
}
