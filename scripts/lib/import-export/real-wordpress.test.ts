/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { backendRoot } from '../paths.mjs';
import { TestProgram } from './test-program';

// It starts the program twice, beside other suites: a limit for what hangs, no measure.
jest.setTimeout(240_000);

/** Made by WordPress 6.1 itself (`scripts/wordpress-export.mjs`): 45 pages, 36 posts, 20 files, two menus. */
const file = path.join(backendRoot, 'src/import-export/testing/wordpress.xml');
const xml = readFileSync(file, 'utf8');

const folder = mkdtempSync(path.join(os.tmpdir(), 'real-wordpress-'));
const at = (name: string) => path.join(folder, name);

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Size 1/Root 1 0 R>>\nstartxref\n98\n%%EOF\n',
);
const film = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41\0\0\0\x08mdat', 'latin1');

/** A file of its own for every address of the export. */
async function fileFor(address: string, index: number): Promise<Buffer> {
  if (address.endsWith('.pdf')) return pdf;
  if (address.endsWith('.mp4')) return film;
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: { r: index * 9, g: 90, b: 60 } } });
  return address.endsWith('.png') ? picture.png().toBuffer() : picture.jpeg().toBuffer();
}

interface Section {
  blockType: string;
  title?: { tr: string };
  subTitle?: { tr: string };
  description?: { tr: string };
  list?: { img: string; caption?: { tr: string } }[];
  movieLink?: { url: string };
}
interface Page {
  title: { tr: string };
  keywords?: { tr: string };
  _status: string;
  sections: Section[];
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'));
const pageAt = (key: string) => readJson(`site/pages/${key}.json`) as Page;
const sectionsOf = (key: string, type: string) => pageAt(key).sections.filter(({ blockType }) => blockType === type);
const textOf = (key: string) =>
  sectionsOf(key, 'textBlock')
    .flatMap(({ description }) => description?.tr ?? [])
    .join('');

beforeAll(async () => {
  const addresses = [...xml.matchAll(/<wp:attachment_url><!\[CDATA\[(.*?)\]\]>/g)].map(([, url = '']) => url);
  expect(addresses).toHaveLength(20);
  for (const [index, address] of addresses.entries()) {
    const place = at(new URL(address).pathname.replace('/wp-content/', ''));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, await fileFor(address, index));
  }
  const program = await TestProgram.compile('real', folder);
  try {
    const options = ['--media', 'uploads', '--no-fetch', '--publish', '--report', 'report.json'];
    await program.runOrFail('installation', 'import', 'wordpress', file, ...options);
    await program.runOrFail('installation', 'export', 'site');
  } finally {
    program.remove();
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('pages, posts, files, pictures and old addresses of a real WordPress arrive, and what does not is named', () => {
  const { table, left, notes } = readJson('report.json') as {
    table: Record<string, { new: number; left: number; percent: number }>;
    left: { kind: string; name: string }[];
    notes: string[];
  };
  expect(table).toMatchObject({
    pages: { new: 45, left: 0 },
    posts: { new: 35, left: 0 },
    media: { new: 20, left: 0 },
    pictures: { new: 189, left: 0 },
    redirects: { new: 78, left: 0 },
    links: { new: 130, left: 6 },
    menu: { new: 12, left: 2 },
  });
  // An editor of the old site had changed the address of a page, which WordPress does not remember.
  const links = left.filter(({ kind }) => kind === 'links');
  expect(links.every(({ name }) => name.startsWith('https://eski.example/hizmetlerimiz/fore-kazik/'))).toBe(true);
  expect(notes).toEqual([
    '1 comments are not taken over',
    'Hakkımızda: [contact-form-7]',
    'İletişim: block latest-posts',
  ]);
});

test('a page of the block editor has its texts, pictures with captions, table, and what many pages share', () => {
  const text = textOf('jet-grout');
  expect(text).toContain('<a href="/page/hizmetlerimiz">kısa adres</a>');
  expect(text).toContain('<th>Yöntem</th>');
  expect(text).toContain('<p>Çizelge 1</p>');
  expect(text).toContain('<p>Teklif için <a href="tel:+903120000000">bizi arayın</a>.</p>');
  const pictures = sectionsOf('jet-grout', 'gallery').flatMap(({ list = [] }) => list);
  expect(pictures.map(({ caption }) => caption?.tr)).toEqual(['Jet grout uygulaması', undefined, undefined, undefined]);
  expect(pageAt('jet-grout-ekipman-kalite').title.tr).toBe('Jet grout: Ekipman & kalite');
});

test('a post of the classic editor has its film, gallery, author and categories', () => {
  const [title] = sectionsOf('sirnakda-enjeksiyon-isi-tamamlandi', 'pageTitle');
  expect(title?.subTitle?.tr).toBe('4 Nisan 2015 · Zeynep & Ali Usta');
  const [shown] = sectionsOf('sirnakda-enjeksiyon-isi-tamamlandi', 'about');
  expect(shown?.movieLink?.url).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  expect(textOf('sirnakda-enjeksiyon-isi-tamamlandi')).not.toContain('youtube.com');
  expect(pageAt('muglada-ankraj-isi-tamamlandi').keywords?.tr).toBe('Ankraj, Basın & Medya, Muğla');
});

test('a gallery without a list shows the pictures of its page; films and files are those of this site', () => {
  expect(sectionsOf('galeri', 'gallery').flatMap(({ list = [] }) => list)).toHaveLength(4);
  expect(sectionsOf('katalog', 'about').map(({ movieLink }) => movieLink?.url)).toEqual([
    ...[expect.stringMatching(/^\/media\/tanitim-\w+\.mp4$/) as unknown, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ]);
  expect(textOf('katalog')).toMatch(/^<p><a href="\/media\/katalog-\w+\.pdf">Katalog 2022<\/a><\/p>$/);
});

test('every public address of the old site leads to its page, also one from before', () => {
  const redirects = new Map(
    (readJson('site/redirects.json') as { from: string; to: string }[]).map((r) => [r.from, r.to]),
  );
  const published = [...xml.matchAll(/<item>[^]*?<\/item>/g)]
    .map(([item]) => item)
    .filter((item) => /post_type><!\[CDATA\[(page|post)\]/.test(item) && item.includes('<wp:status><![CDATA[publish]'))
    .filter((item) => item.includes('<wp:post_password><![CDATA[]]>'))
    .map((item) => new URL(/<link>(.*?)<\/link>/.exec(item)?.[1] ?? '').pathname.replace(/\/$/, '') || '/');
  expect(published.length).toBeGreaterThan(75);
  expect(published.filter((from) => from !== '/' && !redirects.has(from))).toEqual([]);
  expect(redirects.get('/2015/02/izmirda-jet-grout-isi-tamamlandi')).toBe('/page/yeni-adres');
  expect(pageAt('gizli-taslak')._status).toBe('draft');
  expect(pageAt('parolali')._status).toBe('draft');
});
