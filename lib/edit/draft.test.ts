import { clearDraft, readDrafts, writeDraft } from './draft';

const place = { userId: '1', pageKey: 'about', target: 'section:hero-1' };
const draft = { ...place, revisions: { tr: 'r' }, base: { tr: { title: 'A' } }, values: { tr: { title: 'B' } } };

afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
});

test('unsaved edits are there after a reload, for their editor and page alone', () => {
  expect(writeDraft(draft)).toBe(true);
  expect(readDrafts('1', 'about')).toMatchObject([draft]);
  expect(readDrafts('2', 'about')).toEqual([]);
  expect(readDrafts('1', 'contact')).toEqual([]);
  clearDraft(place);
  expect(readDrafts('1', 'about')).toEqual([]);
});

test('the latest comes first, and what is broken or a month old goes', () => {
  jest.useFakeTimers({ now: Date.parse('2026-10-01') });
  writeDraft({ ...draft, target: 'old' });
  jest.setSystemTime(Date.parse('2026-11-19'));
  writeDraft({ ...draft, target: 'first' });
  jest.setSystemTime(Date.parse('2026-11-20'));
  writeDraft({ ...draft, target: 'second' });
  window.localStorage.setItem('edit-draft:1:about:x', '{"half');
  expect(readDrafts('1', 'about').map(({ target }) => target)).toEqual(['second', 'first']);
  expect(window.localStorage).toHaveLength(2);
});

test('a browser that keeps nothing says so, and breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDraft(draft)).toBe(false);
});

test.each([
  ['null'],
  ['5'],
  [{ pageKey: 5 }],
  [{ target: undefined }],
  [{ revisions: 'x' }],
  [{ base: null }],
  [{ values: [] }],
  [{ savedAt: 'x' }],
])('what is broken goes: %j', (broken) => {
  writeDraft(draft);
  const [name = ''] = Object.keys(window.localStorage);
  const whole = JSON.parse(window.localStorage.getItem(name) ?? '') as object;
  const text = typeof broken === 'string' ? broken : JSON.stringify({ ...whole, ...broken });
  window.localStorage.setItem(name, text);
  expect(readDrafts('1', 'about')).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test('a draft is kept for thirty days', () => {
  jest.useFakeTimers({ now: Date.parse('2026-10-01') });
  writeDraft(draft);
  const day = 24 * 60 * 60 * 1000;
  jest.setSystemTime(Date.parse('2026-10-01') + 30 * day - 1);
  expect(readDrafts('1', 'about')).toHaveLength(1);
  jest.setSystemTime(Date.parse('2026-10-01') + 30 * day);
  expect(readDrafts('1', 'about')).toEqual([]);
});

test('what others keep in the browser stays, and a draft under another’s name is not offered', () => {
  window.localStorage.setItem('other', 'x');
  writeDraft(draft);
  const [name = ''] = Object.keys(window.localStorage).filter((key) => key !== 'other');
  const text = window.localStorage.getItem(name) ?? '';
  window.localStorage.setItem('edit-draft:2:about:x', text);
  window.localStorage.setItem('edit-draft:1:contact:x', text);
  expect(readDrafts('2', 'about')).toEqual([]);
  expect(readDrafts('1', 'contact')).toEqual([]);
  expect(readDrafts('1', 'about')).toHaveLength(1);
  expect(window.localStorage).toHaveLength(4);
});

test('a browser that lets nothing be read offers nothing', () => {
  writeDraft(draft);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readDrafts('1', 'about')).toEqual([]);
});
