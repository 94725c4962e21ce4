/** @jest-environment jsdom */
import { copySection, readCopied, storedCopy, watchCopied } from './copied-section';

const section = { pageKey: 'a', revision: 'r1', id: 'hero-1', type: 'hero', title: 'Tünel' };
const hour = 60 * 60 * 1000;

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a copied section is there for its editor, for eight hours', () => {
  const onChange = jest.fn();
  const stop = watchCopied(onChange);
  copySection('1', section);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  expect(readCopied(storedCopy('1'))).toMatchObject(section);
  expect(readCopied(storedCopy('2'))).toBeUndefined();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 9 * hour);
  expect(readCopied(storedCopy('1'))).toBeUndefined();
});

test('another tab hears of it', () => {
  const onChange = jest.fn();
  const stop = watchCopied(onChange);
  window.dispatchEvent(new StorageEvent('storage', { key: 'edit-copied-section:1' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test('where the browser stores nothing, it can be pasted until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  copySection('3', section);
  expect(readCopied(storedCopy('3'))).toMatchObject(section);
});

test.each([null, '', 'no JSON', '[]', '{}', JSON.stringify({ ...section, copiedAt: 'now' })])(
  'nothing is read from %j',
  (text) => expect(readCopied(text)).toBeUndefined(),
);
