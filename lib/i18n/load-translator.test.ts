import { loadTranslator } from './load-translator';

jest.mock('../../custom/messages', () => ({ customMessages: { tr: { close: 'Bitir' }, en: {} } }));

test.each([
  ['tr', 'Reddet', 'Bitir'],
  ['en', 'Reject', 'Close'],
  ['de', 'Ablehnen', 'Schließen'],
  // Without a catalogue: English, or Turkish for languages close to it.
  ['ar', 'Reject', 'Close'],
  ['az', 'Reddet', 'Bitir'],
] as const)('%s has every text in the browser too', async (language, reject, close) => {
  const t = await loadTranslator(language);
  expect([t('consentReject'), t('close')]).toEqual([reject, close]);
});
