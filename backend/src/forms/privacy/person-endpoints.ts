import type { Endpoint, PayloadRequest } from 'payload';
import { formCall } from '../http/form-call';
import { FormError } from '../http/form-error';
import { readJson } from '../http/read-json';
import { isEmail } from '../messages/validate';
import { deletePerson, findPerson } from './person';
import { toCsv } from './to-csv';

function requireAdmin({ user }: PayloadRequest): void {
  if (user?.role !== 'admin') throw new FormError(403, 'forbidden');
}

function requireEmail(value: unknown): string {
  if (typeof value !== 'string' || !isEmail(value.trim())) {
    throw new FormError(400, 'validation', { fields: { email: 'invalid_email' } });
  }
  return value;
}

/** The rights of a person under data protection law: everything stored under an address. */
const find = formCall('personal-data', 'get', async (req) => {
  requireAdmin(req);
  return findPerson(req.payload, requireEmail(req.searchParams.get('email')));
});

/** JSON in the body, so that no other site can send it with an administrator's cookie. */
const remove = formCall('personal-data/delete', 'post', async (req) => {
  requireAdmin(req);
  const { email } = await readJson(req as Request);
  return deletePerson(req.payload, requireEmail(email));
});

const exportCsv: Endpoint = {
  path: '/personal-data/csv',
  method: 'get',
  handler: async (req) => {
    if (req.user?.role !== 'admin') return new Response('Forbidden', { status: 403 });
    const email = req.searchParams.get('email') ?? '';
    const data = await findPerson(req.payload, email);
    const rows = Object.entries(data).flatMap(([kind, records]) =>
      (records as Record<string, unknown>[]).map((row) => ({ kind, ...row })),
    );
    const columns = [...new Set(['kind', ...rows.flatMap((row) => Object.keys(row))])];
    return new Response(toCsv(rows, columns), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="kisisel-veri.csv"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
  },
};

export const personEndpoints: Endpoint[] = [find, exportCsv, remove];
