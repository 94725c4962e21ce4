import { definitions } from '../../../components/sections/definitions';
import type { SectionDefinition } from '../../../lib/sections/define-section';
import type { WireContext } from './context';
import { fieldsToWire } from './fields';
import { isRecord, rowsOf, type StoredValues } from './values';

export interface WireSection {
  id: string;
  type: string;
  order: number;
  [field: string]: unknown;
}

const definitionByType: ReadonlyMap<string, SectionDefinition> = new Map(
  definitions.map((definition) => [definition.type, definition]),
);

export function definitionOf(row: StoredValues): SectionDefinition | undefined {
  return definitionByType.get(String(row.blockType));
}

/**
 * Maps stored blocks to sections, in stored order. Types that no longer exist are left out, and hidden sections too,
 * except for editors. They also get to know which sections are reusable ones.
 */
export function sectionsToWire(blocks: unknown, context: WireContext): WireSection[] {
  return rowsOf(blocks).flatMap((row) => {
    const definition = definitionOf(row);
    const isHidden = row.isHidden === true;
    const reusable = context.isEditing && isRecord(row.reusable) ? row.reusable : undefined;
    // A reusable section that is gone has no type of its own. Editors see that there is something to remove.
    const type = definition?.type ?? (reusable && String(row.blockType));
    if (!type || (isHidden && !context.isEditing)) return [];
    const frame = { id: String(row.sectionId), type, order: Number(row.order ?? 0) };
    const values = definition ? fieldsToWire(definition.fields, row, context) : {};
    return [{ ...frame, ...(isHidden && { isHidden }), ...(reusable && { reusable }), ...values }];
  });
}
