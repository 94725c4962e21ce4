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

test('where the storage is full, the newer copy is pasted and not the older one', () => {
  copySection('6', { ...section, id: 'one' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  copySection('6', { ...section, id: 'two' });
  expect(readCopied(storedCopy('6'))?.id).toBe('two');
});

test('where the storage forbids everything, copying does not fail', () => {
  for (const name of ['setItem', 'removeItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  }
  copySection('7', section);
  expect(readCopied(storedCopy('7'))).toMatchObject(section);
});

test.each([null, '', 'no JSON', '[]', '{}', JSON.stringify({ ...section, copiedAt: 'now' })])(
  'nothing is read from %j',
  (text) => expect(readCopied(text)).toBeUndefined(),
);

test('it is there for exactly eight hours', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25') });
  copySection('1', section);
  jest.setSystemTime(Date.parse('2026-11-25') + 8 * hour);
  expect(readCopied(storedCopy('1'))).toMatchObject(section);
  jest.setSystemTime(Date.parse('2026-11-25') + 8 * hour + 1);
  expect(readCopied(storedCopy('1'))).toBeUndefined();
  jest.useRealTimers();
});

test.each([[{ pageKey: '' }], [{ revision: 5 }], [{ id: undefined }], [{ type: '' }], [{ type: ['hero'] }]])(
  'nothing is read from one with %j',
  (broken) => {
    const text = JSON.stringify({ ...section, copiedAt: Date.now(), ...broken });
    expect(readCopied(text)).toBeUndefined();
  },
);

test('a title that is no text is left out', () => {
  const text = JSON.stringify({ ...section, copiedAt: Date.now(), title: 5 });
  expect(readCopied(text)).toEqual({ ...section, copiedAt: expect.any(Number) as unknown, title: undefined });
});

test('a tab that has stopped listening hears nothing, and an emptied storage is a change', () => {
  const onChange = jest.fn();
  const stop = watchCopied(onChange);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  copySection('1', section);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('where the browser forbids even reading, it can be pasted until the page is left', () => {
  copySection('4', section);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readCopied(storedCopy('4'))).toMatchObject(section);
  expect(storedCopy('5')).toBeNull();
});
