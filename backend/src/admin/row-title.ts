import type { Label } from '../../../lib/sections/define-section';

/** Gives the rows of an array, or a block, a heading with their own title (`RowTitle.tsx`). */
export function rowTitle(label: Label, { isKindShown = false } = {}) {
  return { path: '/src/admin/RowTitle#RowTitle', clientProps: { label: { ...label }, isKindShown } };
}
