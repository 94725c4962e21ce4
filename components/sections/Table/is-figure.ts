/** Whether a cell is empty or a number, with a unit or a sign: `1.250`, `12,5 %`, `± 3 mm`, `–`. */
export function isFigure(cell: string | undefined): boolean {
  return !cell?.trim() || /^(?:[–—-]|[±<>≤≥~+−-]?\s*\d[\d.,\s\u00a0]*(?:\s?[%‰°\p{L}²³/]{1,8})?)$/u.test(cell.trim());
}
