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
