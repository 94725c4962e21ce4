import { randomInt } from 'node:crypto';

import sharp from 'sharp';

/** A photograph's size. No two are the same: the same file twice is one file. */
export async function picture() {
  const colour = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: colour } })
    .composite([{ input: Buffer.from(`<svg><text y="40">${randomInt(2 ** 40)}</text></svg>`), left: 8, top: 8 }])
    .jpeg()
    .toBuffer();
  return { name: 'santiye.jpg', mimeType: 'image/jpeg', buffer };
}

/** The smallest document that a reader opens. */
export const pdf = () => ({
  name: 'katalog.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n%${randomInt(2 ** 40)}\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  ),
});
