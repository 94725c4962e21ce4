import type { AccessArgs, PayloadRequest } from 'payload';
import { createsPage, signedIn, updatesGlobal, updatesPage } from './access';

interface Attempt {
  role?: 'admin' | 'editor' | 'none';
  context?: object;
  method?: string;
  query?: object;
  data?: object;
}

function attempt({ role, method, query, data, context = {} }: Attempt): AccessArgs {
  const user = role && { role };
  return { req: { user, method, context, query: query ?? {} } as unknown as PayloadRequest, data };
}

const draft = { draft: 'true' };
const restore = { role: 'editor', method: 'POST', context: { isRestore: true } } as const;

describe('who may save a page', () => {
  it.each<[string, Attempt, boolean]>([
    ['nobody without an account', { method: 'PATCH', query: draft, data: {} }, false],
    ['an administrator anything', { role: 'admin', method: 'PATCH', data: { _status: 'published' } }, true],
    ['an editor a draft', { role: 'editor', method: 'PATCH', query: draft, data: { title: 'x' } }, true],
    ['no editor the public version', { role: 'editor', method: 'PATCH', data: { title: 'x' } }, false],
    [
      'no editor a publication',
      { role: 'editor', method: 'PATCH', query: draft, data: { _status: 'published' } },
      false,
    ],
    [
      'no editor the publication of a language',
      { role: 'editor', method: 'PATCH', query: { ...draft, publishSpecificLocale: 'tr' }, data: {} },
      false,
    ],
    ['no account without a role a draft', { role: 'none', method: 'PATCH', query: draft, data: {} }, false],
    ['no editor a withdrawal', { role: 'editor', method: 'PATCH', data: { _status: 'draft' } }, false],
    ['no editor a restored publication', { role: 'editor', method: 'POST', data: { _status: 'published' } }, false],
    ['no editor a withdrawal by a restored draft', { ...restore, data: { _status: 'draft' } }, false],
    // `parseParams` has converted it to a boolean.
    ['an editor a restored draft', { ...restore, query: { draft: true }, data: { _status: 'draft' } }, true],
    ['an editor ask what may be done', { role: 'editor', method: 'POST', data: { _status: 'draft' } }, true],
    ['an editor open the form', { role: 'editor', method: 'GET', data: { _status: 'draft' } }, true],
    ['an editor see the list', { role: 'editor' }, true],
  ])('lets %s', (_name, given, answer) => {
    expect(updatesPage(attempt(given))).toBe(answer);
  });

  it('lets editors make drafts, and administrators public pages', () => {
    expect(createsPage(attempt({ role: 'editor', data: {} }))).toBe(true);
    expect(createsPage(attempt({ role: 'editor', data: { _status: 'published' } }))).toBe(false);
    expect(createsPage(attempt({ role: 'admin', data: { _status: 'published' } }))).toBe(true);
    expect(createsPage(attempt({ data: {} }))).toBe(false);
  });
});

describe('who may save globals', () => {
  it.each<[string, Attempt, boolean]>([
    ['an editor a draft', { role: 'editor', context: { isDirectSave: false }, data: {} }, true],
    ['no editor a publication', { role: 'editor', context: { isDirectSave: true }, data: {} }, false],
    ['no editor what says it is published', { role: 'editor', data: { _status: 'published' } }, false],
    ['no editor versions that are rewritten', { role: 'editor', query: { unpublishAllLocales: 'true' } }, false],
    ['an editor open the form', { role: 'editor' }, true],
    ['an administrator a publication', { role: 'admin', context: { isDirectSave: true } }, true],
    ['no account without a role', { role: 'none', context: { isDirectSave: false } }, false],
    ['nobody without an account', { context: { isDirectSave: false } }, false],
  ])('lets %s', (_name, given, answer) => {
    expect(updatesGlobal(attempt(given))).toBe(answer);
  });
});

test('an account without a role reads nothing', () => {
  expect((['admin', 'editor', 'none'] as const).map((role) => signedIn(attempt({ role })))).toEqual([
    true,
    true,
    false,
  ]);
});
