import { randomUUID } from 'node:crypto';
import type { CollectionBeforeValidateHook } from 'payload';
import { addressOfKey } from '../../../lib/routes/page-address';
import { keyFromTitle } from '../../../lib/text/slugify';
import { heldSectionIds } from '../bin/held-ids';
import { completeSections, type SectionRow } from './complete-sections';

interface PageData {
  title?: string | null;
  pageKey?: string | null;
  link?: string | null;
  uuid?: string | null;
  sections?: SectionRow[] | null;
  dataSections?: SectionRow[] | null;
}

/** Fills in what editors may leave empty: the key, the address, and the ids and orders of sections. */
export const completePage: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const page: PageData = data;
  const original: PageData = originalDoc ?? {};
  const value = <K extends keyof PageData>(name: K) => (page[name] === undefined ? original[name] : page[name]);

  const pageKey = value('pageKey') || keyFromTitle(value('title') ?? '');
  const link = value('link');
  const followsKey =
    !link || (original.pageKey && original.pageKey !== pageKey && link === addressOfKey(original.pageKey));
  const takenIds = new Set<string>();
  // A deleted section keeps its id, also one that this save deletes. New rows, copies too, have no stored row's id.
  const stored = [...(original.sections ?? []), ...(original.dataSections ?? [])];
  const known = new Set(stored.map(({ id }) => id));
  const isAdded = [...(page.sections ?? []), ...(page.dataSections ?? [])].some(({ id }) => !id || !known.has(id));
  const heldIds = new Set(stored.flatMap(({ sectionId }) => sectionId ?? []));
  if (isAdded && original.uuid) for (const id of await heldSectionIds(req, original.uuid)) heldIds.add(id);
  const sections = completeSections(value('sections') ?? [], original.sections ?? [], takenIds, heldIds);
  const dataSections = completeSections(value('dataSections') ?? [], original.dataSections ?? [], takenIds, heldIds);

  return {
    ...data,
    pageKey,
    link: followsKey && pageKey ? addressOfKey(pageKey) : link,
    uuid: value('uuid') || randomUUID(),
    ...(page.sections && { sections }),
    ...(page.dataSections && { dataSections }),
  };
};
