/** @jest-environment node */
import { copyFileSync, createWriteStream, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

import { readArchive, writeArchive } from './archive.mjs';
import { root } from './test-installation';

it('an archive that ends too early is refused only after the file that was being taken was let go', async () => {
  const whole = path.join(root, 'whole');
  await writeArchive(whole, undefined, async (writer) => writer.addText('media/a.txt', 'a'.repeat(10_000)));
  const short = path.join(root, 'short');
  copyFileSync(whole, short);
  truncateSync(short, statSync(whole).size - 1);

  let isTaking = false;
  const reading = readArchive(short, undefined, async (_name, content) => {
    isTaking = true;
    try {
      // As the disk is asked for its room.
      await setTimeout(200);
      await pipeline(content, createWriteStream(path.join(root, 'taken')));
    } finally {
      isTaking = false;
    }
  });
  await expect(reading).rejects.toThrow('the archive is damaged or cut off');
  expect(isTaking).toBe(false);
});
