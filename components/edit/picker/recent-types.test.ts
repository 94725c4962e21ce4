/** @jest-environment jsdom */
import { noteType, recentTypes } from './recent-types';

beforeEach(() => localStorage.clear());

test('the newest is first, once, and four are kept', () => {
  for (const type of ['hero', 'table', 'hero', 'team', 'counter', 'clients']) noteType(type);
  expect(recentTypes()).toEqual(['clients', 'counter', 'team', 'hero']);
});

test('whatever else is stored there counts as nothing', () => {
  for (const stored of ['', '{', '{}', 'null', '[1,null]']) {
    localStorage.setItem('edit-recent-sections', stored);
    expect(recentTypes()).toEqual([]);
  }
});
