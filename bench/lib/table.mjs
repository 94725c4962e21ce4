/**
 * A Markdown table.
 *
 * @param {Record<string, string | number>[]} rows all with the same names
 */
export function table(rows) {
  const names = Object.keys(rows[0] ?? {});
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(names), line(names.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join('\n');
}
