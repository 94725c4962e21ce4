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

test('a table in a table scrolls with the outer one, and what follows is outside the box', () => {
  const inner = '<table><caption>İç</caption><tbody><tr><td>a</td></tr></tbody></table>';
  const nested = `<table><tbody><tr><td>${inner}</td><td>b</td></tr></tbody></table>`;
  document.body.innerHTML = `<div id="box">${wrapTables(nested)}</div><p id="next">c</p>`;
  expect(document.querySelectorAll('.table-scroll')).toHaveLength(1);
  expect(document.querySelectorAll('#box > .table-scroll > table table')).toHaveLength(1);
  expect(document.querySelector('#box #next')).toBeNull();
  expect(document.querySelector('[role=region]')).toBeNull();
});

test('a region is named by the caption of the outer table, also behind an inner table', () => {
  const inner = '<table><caption>İç</caption><tbody></tbody></table>';
  document.body.innerHTML = wrapTables(
    `<table><tbody><tr><td>${inner}</td></tr></tbody><caption>Dış</caption></table><p>x</p>`,
  );
  expect(document.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('Dış');
});

test('a table that does not end stays as it is', () => {
  expect(wrapTables('</table>a<table>b')).toBe('</table>a<table>b');
});
