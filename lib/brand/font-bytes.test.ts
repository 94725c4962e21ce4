import { statSync } from 'node:fs';
import path from 'node:path';

import { pairingNames, type PairingName } from './options';
import { familyFiles, pairings } from './pairings';

const sizeOf = (file: string) => statSync(path.resolve(__dirname, '../../public/fonts', file)).size;

/** What a first visit to a Turkish or English page loads: titles, text and annotations. */
function firstVisit(pairing: PairingName): number {
  const { head, text, note } = pairings[pairing];
  const files = [...new Set([head, text, note])].flatMap((name) => {
    const { latin, turkish } = familyFiles[name].files;
    return [latin, turkish];
  });
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

test.each(pairingNames)('the fonts of %s cost a first visit no kilobyte more than ours', (pairing) => {
  expect(firstVisit(pairing)).toBeLessThanOrEqual(firstVisit('drawing') + 1024);
});
