import sharp from 'sharp';
import type { OldSite } from './old-site';
import { base, type Item, uploads } from './wxr-file';

/** The smallest that programs take for one. */
const pdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
  'xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n ',
  'trailer<</Size 3/Root 1 0 R>>\nstartxref\n94\n%%EOF\n',
].join('\n');

function addAttachment(site: OldSite, title: string, slug: string, file: string, meta?: Item['meta']): Item {
  const url = `${uploads}/${file}`;
  const link = `${base}/${slug}/`;
  return site.add({ type: 'attachment', title, slug, link, status: 'inherit', url, ...(meta && { meta }) });
}

/** Thirty pictures, a document, and a picture whose file is missing. */
export async function addUploads(site: OldSite): Promise<{ document: Item; gone: Item }> {
  for (let number = 1; number <= 30; number += 1) {
    const file = `2024/0${1 + (number % 6)}/santiye-${number}.jpg`;
    const background = { r: (number * 37) % 256, g: (number * 59) % 256, b: (number * 83) % 256 };
    site.files[file] = await sharp({ create: { width: 240, height: 160, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const meta = { _wp_attached_file: file, ...(number % 3 && { _wp_attachment_image_alt: `Şantiye ${number}` }) };
    site.pictures.push(addAttachment(site, `santiye-${number}`, `santiye-${number}`, file, meta));
  }
  const document = addAttachment(site, 'Katalog', 'katalog', '2024/02/katalog.pdf');
  site.files['2024/02/katalog.pdf'] = Buffer.from(pdf);
  const gone = addAttachment(site, 'kayip', 'kayip', '2024/01/kayip.jpg');
  return { document, gone };
}
