/** @jest-environment node */
import type { PayloadRequest } from 'payload';
import { draftCopies } from './draft-copies';

test.each([
  ['a copy from another language', true, 'draft'],
  ['any other save', undefined, 'published'],
])('%s of a public page is saved as it should be', (_what, copiesLanguage, status) => {
  const args = { data: { title: 'Hakkımızda', _status: 'published' } };
  draftCopies({ args, req: { context: { copiesLanguage } } as unknown as PayloadRequest });
  expect(args.data._status).toBe(status);
});
