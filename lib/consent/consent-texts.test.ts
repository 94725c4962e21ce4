import { translator } from '../i18n/languages';
import { consentTexts } from './consent-texts';

jest.mock('../../custom/messages', () => ({
  customMessages: { tr: { consentClose: 'Bitir' }, en: {}, fr: { consentReject: 'Refuser' } },
}));

test.each([
  ['tr', 'Reddet', 'Bitir'],
  ['en', 'Reject', 'Close'],
  ['de', 'Ablehnen', 'Schließen'],
  // A company's own catalogue, and what it leaves out in English.
  ['fr', 'Refuser', 'Close'],
  // Without a catalogue: English, or Turkish for languages close to it.
  ['ar', 'Reject', 'Close'],
  ['az', 'Reddet', 'Bitir'],
] as const)('%s has every text of the question in the browser, as it has on the server', (language, reject, close) => {
  const texts = consentTexts(language);
  expect([texts.consentReject, texts.consentClose]).toEqual([reject, close]);
  const t = translator(language);
  const keys = Object.keys(texts) as (keyof typeof texts)[];
  expect(keys).toHaveLength(15);
  for (const key of keys) expect(texts[key]).toBe(t(key));
});
