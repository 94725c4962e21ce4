import { message } from '../validation/messages';
import { MAX_REDIRECTS } from './read-redirects';

it('the limit of redirects is the one in the editors’ message', () => {
  const i18n = { language: 'en' } as Parameters<typeof message>[1]['i18n'];
  expect(message('redirectLimit', { i18n })).toContain(` ${MAX_REDIRECTS.toLocaleString('en')} `);
});
