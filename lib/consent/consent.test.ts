/** @jest-environment jsdom */
import { consentChange } from '../browser/site-events';
import { allows, readConsent } from './consent';
import { writeConsent } from './write-consent';

const none = { functional: false, media: false };

beforeEach(() => {
  document.cookie = 'consent=; Max-Age=0; Path=/';
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

afterEach(() => jest.useRealTimers());

test('nothing is allowed before a choice', () => {
  expect(readConsent()).toBeNull();
  expect([allows('functional'), allows('media')]).toEqual([false, false]);
});

test('a choice is stored by category', () => {
  writeConsent({ ...none, media: true });
  expect(readConsent()).toEqual({ functional: false, media: true });
  expect([allows('functional'), allows('media')]).toEqual([false, true]);
});

test('it is stored with its version and time, for this site only and for half a year at most', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  writeConsent(none);
  const [cookie = ''] = write.mock.calls[0] ?? [];
  const [pair = '', ...attributes] = cookie.split('; ');
  expect(Object.fromEntries(new URLSearchParams(decodeURIComponent(pair.replace('consent=', ''))))).toEqual({
    version: '1',
    time: '2026-11-20T12:00:00.000Z',
    functional: 'no',
    media: 'no',
  });
  expect(attributes).toEqual(['Path=/', 'Max-Age=15552000', 'SameSite=Lax']);
});

test.each(['', 'version=0&functional=yes&media=yes', 'yes', '%E0%A4%A'])(
  'the cookie %j is not read as a choice',
  (value) => {
    document.cookie = `consent=${encodeURIComponent(value)}; Path=/`;
    expect(readConsent()).toBeNull();
  },
);

test('the page gets an event for a choice and for its withdrawal', () => {
  const heard: boolean[] = [];
  window.addEventListener(consentChange, () => heard.push(allows('media')));
  writeConsent({ functional: true, media: true });
  writeConsent(none);
  expect(heard).toEqual([true, false]);
});

test('nothing is allowed in a browser without cookies', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  writeConsent({ functional: true, media: true });
  expect(readConsent()).toBeNull();
  expect(allows('media')).toBe(false);
});
