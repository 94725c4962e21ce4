import type { TextField } from 'payload';
import { pageSidebar } from './page-sidebar';

/** As Payload asks, for a request of an account with the role. Without a rule, everybody who may save may write it. */
function mayWrite(name: string, role: string) {
  const { access } = (pageSidebar as TextField[]).find((field) => field.name === name) ?? {};
  const args = { req: { user: { role }, context: {} } } as never;
  return (['create', 'update'] as const).map((operation) => access?.[operation]?.(args) ?? true);
}

// A page with the uuid of one in the bin would keep that one from coming back.
test.each(['uuid', 'isReusable', 'outdatedTranslations'])('no account can write %s of a page', (name) => {
  for (const role of ['editor', 'admin']) expect(mayWrite(name, role)).toEqual([false, false]);
});

test('what editors fill in has no such rule', () => expect(mayWrite('pageKey', 'editor')).toEqual([true, true]));
