import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeWxr } from '../testing/make-wxr';
import { readWxr } from './read-wxr';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wxr-'));
const file = path.join(folder, 'export.xml');
afterAll(() => rmSync(folder, { recursive: true }));

let xml: string;
beforeAll(async () => {
  ({ xml } = await makeWxr());
});

const reading = (text: string) => {
  writeFileSync(file, text);
  return readWxr(file);
};

test('an export is read with all that belongs to an item', async () => {
  const site = await reading(xml);
  expect(site.url).toBe('https://www.eskisite.example');
  expect(site.authors.get('ayse')).toBe('Ayşe Yılmaz');
  const post = site.items.find(({ type, comments }) => type === 'post' && comments > 0);
  expect(post).toMatchObject({ creator: 'ayse', status: 'publish', comments: 2 });
  expect([post?.date, post?.localDate]).toEqual([
    expect.stringMatching(/^2025-.* 09:30:00$/),
    expect.stringMatching(/^2025-.* 12:30:00$/),
  ]);
  expect(post?.terms.map(({ domain }) => domain)).toEqual(['category', 'post_tag']);
  expect(Number(post?.meta._thumbnail_id)).toBeGreaterThan(0);
  expect(post?.link).toMatch(/^https:\/\/www\.eskisite\.example\/2025\//);
});

test('control characters, which exports have, are left out', async () => {
  const site = await reading(xml.replace('Sağlık', 'Sağ\u0008lık\u000b'));
  expect(site.items.some(({ title }) => title === 'Sağlık & Güvenlik')).toBe(true);
});

const bomb = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;">]>';
const outside = '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>';

test.each([
  ['half an export', () => xml.slice(0, xml.length / 2), /line \d+: unclosed/i],
  ['an entity bomb', () => xml.replace('<rss', `${bomb}<rss`), /declares a document type/],
  ['a file named by an entity', () => xml.replace('<rss', `${outside}<rss`), /declares a document type/],
  ['an entity that nobody declared', () => xml.replace('<title>Eski', '<title>&lol;Eski'), /line \d+: .*entity/i],
  ['a feed that is no export', () => '<rss><channel><title>A</title></channel></rss>', /is no export of WordPress/],
  ['another version', () => xml.replace('>1.2</wp:wxr_version>', '>2.0</wp:wxr_version>'), /WXR 1.0 to 1.2/],
  ['no XML', () => 'PK\u0003\u0004', /line 1/],
])('%s is refused with its line', async (_name, make, message) => {
  await expect(reading(make())).rejects.toThrow(message);
});

test('a file that is not there is named', async () => {
  await expect(readWxr(path.join(folder, 'none.xml'))).rejects.toThrow('there is no such file');
});
