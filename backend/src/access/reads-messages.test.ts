import { mayReadMessages } from './reads-messages';

it.each([
  ['nobody', null, false],
  ['an administrator', { role: 'admin' }, true],
  ['an editor', { role: 'editor' }, false],
  ['an editor who was not given it', { role: 'editor', readsMessages: false }, false],
  ['an editor who was given it', { role: 'editor', readsMessages: true }, true],
  ['an account without a role', { readsMessages: true }, false],
])('%s', (_name, user, may) => expect(mayReadMessages(user)).toBe(may));
