import { randomUUID } from 'node:crypto';
import type { CollectionBeforeValidateHook } from 'payload';
import { addressOfKey } from '../../../lib/routes/page-address';
import { keyFromTitle } from '../../../lib/text/slugify';
import { commentedSections } from '../editing/together/comments/stored';
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
  // The comments of a deleted section stay with its id. New rows, copies too, have no stored row's id.
  const known = new Set([...(original.sections ?? []), ...(original.dataSections ?? [])].map(({ id }) => id));
  const isAdded = [...(page.sections ?? []), ...(page.dataSections ?? [])].some(({ id }) => !id || !known.has(id));
  const heldIds = isAdded && original.uuid ? await commentedSections(req, original.uuid) : undefined;
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
