import { message } from '../validation/messages';
import { MAX_REDIRECTS } from './read-redirects';

it('takes as many redirects as editors are told', () => {
  const i18n = { language: 'en' } as Parameters<typeof message>[1]['i18n'];
  expect(message('redirectLimit', { i18n })).toContain(` ${MAX_REDIRECTS.toLocaleString('en')} `);
});
