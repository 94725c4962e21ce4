import fs, { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fetchFile, NoAnswer } from '../media/fetch-file';
import { Report } from '../report';
import { type Attachment, Attachments } from './find-media';
import { loadMedia, type MediaSource } from './load-media';
import { OldAddresses } from './old-addresses';
import type { WxrItem } from './read-wxr';

jest.mock('../media/fetch-file', () => ({
  ...jest.requireActual<object>('../media/fetch-file'),
  fetchFile: jest.fn(),
}));
// Jest cannot load it. It knows no drawings.
jest.mock('file-type', () => ({ fileTypeFromBuffer: () => Promise.resolve(undefined) }), { virtual: true });

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h10"/>'.repeat(50)}</svg>`;

let source: MediaSource;

beforeEach(async () => {
  source = { fetches: true, allowPrivate: false, cache: await mkdtemp(path.join(os.tmpdir(), 'fetched-')) };
  jest.mocked(fetchFile).mockReset().mockResolvedValue(Buffer.from(drawing));
});
afterEach(() => rm(source.cache, { recursive: true }));

const emptyItem: WxrItem = {
  ...{ id: '', type: '', title: '', link: '', creator: '', content: '', excerpt: '', slug: '', status: '' },
  ...{ parent: '0', order: 0, date: '', localDate: '', modified: '', attachmentUrl: '', password: '' },
  ...{ terms: [], meta: {}, formerSlugs: [], comments: 0 },
};

const attachment = (url: string): Attachment => ({ id: url, url, alt: '' });
const logo = attachment('https://www.eskisite.example/logo.svg');

test('a file whose keeping was broken off is fetched again by the next run, whole', async () => {
  const write = fs.writeFile;
  jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file, bytes) => {
    await write(file, (bytes as Buffer).subarray(0, 100));
    throw new Error('ENOSPC: no space left on device');
  });
  const report = new Report();
  await loadMedia([logo], source, report);
  expect(report.left).toEqual([{ kind: 'media', name: logo.url, reason: 'ENOSPC: no space left on device' }]);
  const { media, readFile } = await loadMedia([logo], source, new Report());
  expect((await readFile(media[0]?.name ?? '')).toString()).toBe(drawing);
});

test('an address with letters of another encoding keeps no other file from arriving, and arrives itself', async () => {
  const item = { ...emptyItem, type: 'attachment' };
  const urls = ['https://www.eskisite.example/m%FChendislik-300x200.svg', logo.url];
  const items = urls.map((attachmentUrl, index) => ({ ...item, id: String(index), attachmentUrl }));
  const attachments = new Attachments(items, new OldAddresses('https://www.eskisite.example'));
  const report = new Report();
  const { media } = await loadMedia(attachments.all, source, report);
  expect(report.left).toEqual([]);
  expect(media).toHaveLength(2);
  expect(attachments.at('/m%FChendislik.svg')?.id).toBe('0');
});

test('an old site that does not answer is asked three times, and then left; another one is asked', async () => {
  const fail = new NoAnswer('www.eskisite.example did not answer within 30 s');
  jest
    .mocked(fetchFile)
    .mockImplementation((url) =>
      url.startsWith('https://www.eskisite.example') ? Promise.reject(fail) : Promise.resolve(Buffer.from(drawing)),
    );
  const old = Array.from({ length: 6 }, (_each, index) => attachment(`https://www.eskisite.example/${index}.svg`));
  const other = attachment('https://cdn.example/logo.svg');
  const report = new Report();
  const { media } = await loadMedia([...old, other], source, report);
  expect(fetchFile).toHaveBeenCalledTimes(4);
  expect(media).toHaveLength(1);
  expect(report.left).toHaveLength(6);
  expect(report.left.at(-1)?.reason).toBe(
    'www.eskisite.example did not answer 3 times in a row; it is not asked again',
  );
});

test('a file that does not come in time ends nothing while others of its host arrive', async () => {
  const fail = new NoAnswer('www.eskisite.example did not answer within 30 s');
  jest
    .mocked(fetchFile)
    .mockImplementation((url) => (url.includes('slow') ? Promise.reject(fail) : Promise.resolve(Buffer.from(drawing))));
  const names = ['slow1', 'slow2', 'a', 'slow3', 'slow4', 'b'];
  const report = new Report();
  await loadMedia(
    names.map((name) => attachment(`https://www.eskisite.example/${name}.svg`)),
    source,
    report,
  );
  expect(report.left.map(({ reason }) => reason)).toEqual(Array(4).fill(fail.message));
});

test('how far it is is said every few seconds', async () => {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.mocked(fetchFile).mockImplementation(() => {
    now += 3_000;
    return Promise.resolve(Buffer.from(drawing));
  });
  const all = Array.from({ length: 6 }, (_each, index) => attachment(`https://www.eskisite.example/${index}.svg`));
  const lines: string[] = [];
  await loadMedia(all, { ...source, tell: (line) => lines.push(line) }, new Report());
  expect(lines).toEqual(['media 2/6', 'media 4/6', 'media 6/6']);
});
