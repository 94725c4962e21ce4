import { fieldsOfPart, type PartName } from '../../../../components/layout/parts/definitions';
import type { Localized } from '../../languages';
import { isRecord } from '../../wire/values';
import { leavesIn } from '../checks/leaves';
import { type Outdated, outdatedTexts } from '../translations/outdated';
import type { StoredPart } from './read-part';

/** The texts of a part that have translations. */
export const textsOfPart = (name: PartName, stored: StoredPart) =>
  leavesIn(fieldsOfPart(name), stored, '', '', false)
    .filter(({ field }) => field.localized)
    .map(({ key, path, stored: text }) => ({
      key,
      field: path,
      stored: (isRecord(text) ? text : {}) as Localized<unknown>,
    }));

/** The translations that are older than their text, as the versions of the part tell, from the oldest to the newest. */
export const outdatedAfterAll = (name: PartName, versions: readonly StoredPart[]): Outdated =>
  versions
    .map((version) => textsOfPart(name, version))
    .reduce<{ before?: ReturnType<typeof textsOfPart>; known: Outdated }>(
      ({ before, known }, after) => ({ before: after, known: before ? outdatedTexts(before, after, known) : {} }),
      { known: {} },
    ).known;
