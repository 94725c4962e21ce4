import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend, buildSite } from '../../../scripts/lib/build.mjs';
import { copyDemoContent, demoContent } from '../../../scripts/lib/demo-content.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { stop, waitFor } from '../../../scripts/lib/processes.mjs';
import { startBackend, startSite } from '../../../scripts/lib/services.mjs';
import { listKeys, listPath } from '../demo-lists.mjs';
import { memoryWithChildren } from '../measure.mjs';
import { logIn } from '../sign-in.mjs';
import { clonePages, someAddresses } from './clone-pages.mjs';
import { editAndPublish } from './edit-and-publish.mjs';
import { measureEditLists } from './edit-lists.mjs';
import { account, distDir, environmentsFor } from './environments.mjs';
import { ask, secondsOfEnded, secondsSince, stopwatch } from './timing.mjs';

/** The pages that a build has generated, in all languages. */
async function prerenderedPages() {
  const names = await readdir(path.join(root, distDir, 'server/app'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.html')).length;
}

/** @typedef {ReturnType<typeof stopwatch>} Stopwatch */

/** Calls in sequence, of which each is a part of what is measured. */
const times = 10;

/** @param {string} url of the backend @param {string} token @param {Stopwatch} watch of the backend */
async function measureBackend(url, token, watch) {
  const timed = async (/** @type {string} */ address, /** @type {Record<string, string>} */ headers = {}) => {
    const { kilobytes } = await ask(url + address, headers);
    return { kilobytes, ms: await watch.time(() => ask(url + address, headers), times) };
  };
  const call = (/** @type {string} */ name) => timed(`/api/${name}`);
  const search = (/** @type {string} */ text) =>
    call(`SearchPages?query=${encodeURIComponent(text)}&language=tr&limit=10&offset=0`);
  const admin = { authorization: `JWT ${token}`, cookie: `payload-token=${token}`, origin: url };
  const list = (/** @type {string} */ query) => timed(`/admin/collections/pages?limit=25${query}`, admin);
  const keys = await call('GetPageKeys?limit=1000');
  const redirects = await call('GetRedirects');
  const category = await call(`GetCategoryPages?category=${listKeys[0]}&limit=24&offset=0`);
  return {
    'GetApplicationModel (ms)': (await call('GetApplicationModel')).ms,
    'GetPageData (ms)': (await call('GetPageData?pageKey=jet-grout')).ms,
    'GetPageKeys, one part (ms)': keys.ms,
    'GetPageKeys, one part (KB)': keys.kilobytes,
    'GetCategoryPages, one page (ms)': category.ms,
    'GetCategoryPages, one page (KB)': category.kilobytes,
    'GetRedirects (ms)': redirects.ms,
    'GetRedirects (KB)': redirects.kilobytes,
    'search for a word of half of the pages (ms)': (await search('tünel')).ms,
    'search for a rare word (ms)': (await search('kompansasyon')).ms,
    'admin: list of pages (ms)': (await list('')).ms,
    'admin: search in it (ms)': (await list('&search=enjeksiyon')).ms,
  };
}

/**
 * @param {string} url of the site
 * @param {string[]} paths of pages that no build has made, on a large site
 * @param {Stopwatch} watch
 * @param {boolean} areMade whether the build has made all pages: then there are no first visits
 */
async function measureVisits(url, paths, watch, areMade) {
  const visitAll = async () => {
    for (const address of paths) await ask(url + address);
  };
  const first = await watch.time(visitAll);
  await visitAll();
  const kept = await watch.time(visitAll);
  const sitemap = `${url}/sitemap.xml`;
  const { text, kilobytes } = await ask(sitemap);
  const part = text.includes('<sitemapindex') ? `${sitemap}?part=2` : sitemap;
  const { kilobytes: largest } = await ask(part);
  return {
    'page, first visit (ms)': areMade ? 'none' : Math.round((first / paths.length) * 10) / 10,
    'page, kept (ms)': Math.round((kept / paths.length) * 10) / 10,
    'sitemap (ms)': await watch.time(() => ask(sitemap), times),
    'a part of the sitemap (ms)': await watch.time(() => ask(part), times),
    'sitemap, largest answer (KB)': Math.max(kilobytes, largest),
    'list of a category on the site (KB)': (await ask(url + listPath)).kilobytes,
    'home page (KB)': (await ask(url)).kilobytes,
  };
}

/**
 * @param {number} pages how many the site has
 * @param {number} publishes how often one is saved and published
 * @returns {Promise<Record<string, number | string>>}
 */
export async function measureSite(pages, publishes) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-pages-'));
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  try {
    await buildBackend();
    await copyDemoContent((await demoContent()).folder, folder);
    await clonePages(path.join(folder, 'content.db'), pages);
    const { siteUrl, backendUrl, backendPort, backendEnv, siteEnv } = await environmentsFor(folder);
    // The first start makes the account.
    let backend = startBackend(backendPort, backendEnv, '[backend]');
    children.push(backend);
    await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend);
    await stop(backend);
    let startedAt = performance.now();
    backend = startBackend(backendPort, backendEnv, '[backend]');
    children.push(backend);
    await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend);
    const backendStart = secondsSince(startedAt);
    const ofBackend = stopwatch([backend]);
    const spentUntilFound = async (/** @type {string} */ word) => {
      await waitFor(`${backendUrl}/api/SearchPages?query=${word}&language=tr`, 600_000, backend);
      return Math.round((await ofBackend.total()) / 100) / 10;
    };
    const titlesStart = await spentUntilFound('zemin');
    // That no page has a word is known when all texts are read.
    const textsStart = await spentUntilFound('xqxqxqxq');

    await rm(path.join(root, distDir), { recursive: true, force: true });
    const before = await secondsOfEnded();
    await buildSite(siteEnv, `${pages} pages ${Date.now()}`);
    const build = Math.round((await secondsOfEnded()) - before);
    const prerendered = await prerenderedPages();

    startedAt = performance.now();
    const site = startSite(siteEnv, '[site]');
    children.push(site);
    await waitFor(`${siteUrl}/robots.txt`, 60_000, site);
    const siteStart = secondsSince(startedAt);
    const token = await logIn(backendUrl, account);
    const paths = await someAddresses(path.join(folder, 'content.db'), 9 + publishes);
    const ofBoth = stopwatch([site, backend]);
    const ownWork = await ofBoth.total();
    await ofBoth.untilIdle();
    const atStart = Math.round(((await ofBoth.total()) - ownWork) / 100) / 10;
    return {
      'backend, start by the clock (s)': backendStart,
      'backend, start until titles are found (s)': titlesStart,
      'backend, start until texts are found (s)': textsStart,
      'build of the site (s)': build,
      'pages made by the build, in both languages': prerendered,
      'site, start by the clock (s)': siteStart,
      'what both do by themselves after it (s)': atStart,
      ...(await measureVisits(siteUrl, paths.slice(0, 9), ofBoth, prerendered >= 2 * pages)),
      ...(await measureBackend(backendUrl, token, ofBackend)),
      ...(await measureEditLists({ siteUrl, token, watch: ofBoth })),
      ...(await editAndPublish({ siteUrl, token, paths: paths.slice(9), watch: ofBoth })),
      'memory of the backend (MB)': await memoryWithChildren(backend.pid ?? 0),
      'memory of the site (MB)': await memoryWithChildren(site.pid ?? 0),
    };
  } finally {
    // The site first: it may still be making lists.
    for (const child of children.reverse()) await stop(child);
    await rm(folder, { recursive: true, force: true });
  }
}
