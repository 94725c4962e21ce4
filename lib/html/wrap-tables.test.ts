/** @jest-environment jsdom */
import { wrapTables } from './wrap-tables';

test('a table becomes a region named by its caption', () => {
  document.body.innerHTML = wrapTables(
    '<p>x</p><table><caption>Ölçüm "A" <em>2026</em></caption><tbody></tbody></table>',
  );
  const region = document.querySelector('[role=region]');
  expect(region?.getAttribute('aria-label')).toBe('Ölçüm "A" 2026');
  expect(region?.getAttribute('tabindex')).toBe('0');
  expect(region?.firstElementChild?.tagName).toBe('TABLE');
});

test('one without a caption can still be scrolled by keyboard', () => {
  document.body.innerHTML = wrapTables('<table><tbody></tbody></table><table><tbody></tbody></table>');
  expect(document.querySelectorAll('[tabindex="0"] > table')).toHaveLength(2);
  expect(document.querySelector('[role=region]')).toBeNull();
});
