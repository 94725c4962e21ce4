/** The fields of a section row that are used here; others are passed through. */
export interface SectionRow {
  /** Payload's own row id. A copied row has a new one. */
  id?: string | null;
  blockType: string;
  sectionId?: string | null;
  order?: number | null;
}

const ORDER_STEP = 10;

/**
 * Gives sections the ids and orders they lack.
 *
 * @param rows the sections as they were sent
 * @param previous the sections as they are stored
 * @param takenIds the ids in use on the page; those of the result are added
 * @param heldIds ids that no new section gets, though no section has them any more
 */
export function completeSections<R extends SectionRow>(
  rows: R[],
  previous: SectionRow[],
  takenIds: Set<string>,
  heldIds: ReadonlySet<string> = new Set(),
): R[] {
  const withIds = fillIds(rows, previous, takenIds, heldIds);
  return isRearranged(rows, previous) ? renumber(withIds) : fillOrders(withIds);
}

/** A section that was copied in the admin has the id of the original, which keeps it. */
function fillIds<R extends SectionRow>(
  rows: R[],
  previous: SectionRow[],
  takenIds: Set<string>,
  heldIds: ReadonlySet<string>,
): R[] {
  const known = new Set(previous.map(({ id }) => id));
  const given = new Set([...takenIds, ...heldIds, ...rows.flatMap(({ sectionId }) => sectionId || [])]);
  const isCopy = (row: R) => row.sectionId && takenIds.has(row.sectionId) && previous.length > 0 && !known.has(row.id);
  return rows.map((row) => {
    const copied = isCopy(row);
    const sectionId = row.sectionId && !copied ? row.sectionId : freeId(row.blockType, given);
    takenIds.add(sectionId);
    given.add(sectionId);
    return copied ? { ...row, sectionId, order: null } : { ...row, sectionId };
  });
}

/** `pageTitle` → `page-title-1`, or the first free number. */
export function freeId(blockType: string, taken: ReadonlySet<string>): string {
  const stem = blockType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** Whether existing sections are in another order, as after a drag. */
function isRearranged(rows: SectionRow[], previous: SectionRow[]): boolean {
  const ids = rows.map(({ id }) => id);
  const kept = previous.map(({ id }) => id).filter((id) => ids.includes(id));
  const now = ids.filter((id) => kept.includes(id));
  return now.some((id, index) => id !== kept[index]);
}

function renumber<R extends SectionRow>(rows: R[]): R[] {
  return rows.map((row, index) => ({ ...row, order: (index + 1) * ORDER_STEP }));
}

/** New sections at the end get an order after all others; an inserted one comes right after its neighbour. */
function fillOrders<R extends SectionRow>(rows: R[]): R[] {
  const orders = rows.flatMap(({ order }) => order ?? []);
  const lastGiven = rows.findLastIndex(({ order }) => typeof order === 'number');
  let previous = Math.min(0, ...orders);
  return rows.map((row, index) => {
    const order = row.order ?? (index > lastGiven ? Math.max(0, ...orders) + ORDER_STEP : orderAfter(previous, orders));
    if (typeof row.order !== 'number') orders.push(order);
    previous = order;
    return { ...row, order };
  });
}

/** The middle between an order and the next higher one; orders need not be integers. */
function orderAfter(order: number, orders: readonly number[]): number {
  const next = Math.min(...orders.filter((other) => other > order));
  return Number.isFinite(next) ? (order + next) / 2 : order + ORDER_STEP;
}
