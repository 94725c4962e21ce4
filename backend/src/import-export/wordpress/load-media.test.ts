import fs, { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fetchFile } from '../media/fetch-file';
import { Report } from '../report';
import type { Attachment } from './find-media';
import { loadMedia, type MediaSource } from './load-media';

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
