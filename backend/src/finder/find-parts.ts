import type { PayloadRequest } from 'payload';
import { fieldsOfPart, partDefinitions, type PartName } from '../../../components/layout/parts/definitions';
import { hasWords } from '../../../lib/text/has-words';
import { leavesIn, variantsOf } from '../editing/checks/leaves';
import { readNewestPart } from '../editing/parts/read-part';
import { fold } from '../search/fold';
import { htmlToText } from '../search/page-text';
import type { StoredValues } from '../wire/values';
import { excerptOf } from './excerpt-of';
import type { Found } from './found';

/** The texts and addresses of a part, in every language. */
function textsOf(name: PartName, stored: StoredValues): string[] {
  return leavesIn(fieldsOfPart(name), stored, '', '', false).flatMap((leaf) => {
    const { kind } = leaf.field;
    if (kind !== 'text' && kind !== 'html' && kind !== 'link') return [];
    return variantsOf(leaf).flatMap(([, value]) => {
      if (typeof value !== 'string') return [];
      return [kind === 'html' ? htmlToText(value) : value];
    });
  });
}

/** The parts of every page that have the words in one of their texts. They are found by name among the commands. */
export async function findParts(req: PayloadRequest, query: string): Promise<Found['parts']> {
  const folded = fold(query);
  const names = Object.keys(partDefinitions) as PartName[];
  const found = names.map(async (name) => {
    const text = textsOf(name, await readNewestPart(req, name)).find((each) => hasWords(fold(each), folded));
    return text === undefined ? [] : [{ name, excerpt: excerptOf(text, query) }];
  });
  return (await Promise.all(found)).flat();
}
