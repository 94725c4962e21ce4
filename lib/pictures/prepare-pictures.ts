import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { pageMade } from '../cache/page-made.mjs';
import { readSiteEnv } from '../env/site-env.mjs';
import { preparePicture } from './find-picture';
import { firstPictures } from './first-pictures';

/** The delay after the start of the server, in milliseconds. */
const afterStartMs = 10_000;

/** The format of most browsers. Pictures in other formats are made on request. */
const format = 'avif';

async function prepare(html: string): Promise<void> {
  const { mediaOrigins } = readSiteEnv(process.env);
  for (const name of firstPictures(html, mediaOrigins)) await preparePicture(name, format);
}

/**
 * Pages with addresses of their own: home, about, references. The pictures of others are made when they are rendered
 * again.
 */
async function prepareBuilt(): Promise<void> {
  const app = path.join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'server/app');
  const names = await readdir(app, { recursive: true }).catch(() => []);
  const isFixed = (name: string) => /^[^_/]+(?:\/(?!page\/)[^/]+){0,2}\.html$/.test(name);
  for (const name of names.filter(isFixed)) await prepare(await readFile(path.join(app, name), 'utf8'));
}

/**
 * Makes the first pictures of pages before visitors request them: of pages rendered from now on, and of the main pages
 * of the build. One at a time, and only while nobody waits for another picture.
 */
export function preparePictures(): void {
  pageMade.listener = (html) => void prepare(html).catch(() => undefined);
  setTimeout(() => void prepareBuilt().catch(() => undefined), afterStartMs).unref();
}
