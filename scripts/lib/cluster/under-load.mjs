import { saveDuring } from '../backends/outages.mjs';
import { ask, agentFor, Visitors } from '../visitors.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */
/** @typedef {import('../backends/saves.mjs').Saves} Saves */

/** Pages that every instance has in its cache. */
const cachedPaths = ['/', '/en', '/about', '/en/about', '/page/haberler'];

/** How many visitors there are. Few, because the machine has other work too. */
const visitorCount = 3;
const checkerIndex = 50;

/**
 * What visitors and editors have noticed.
 *
 * @typedef {object} Noticed
 * @property {number} answers of pages, scripts and styles
 * @property {string[]} failures requests that did not get 200
 * @property {number} longestMs the longest that an answer took
 * @property {string[]} missing scripts and styles that pages have named, and that are not there afterwards
 * @property {Saves[]} saves of two editors
 */

/** Opens the pages once, through the proxy and at every site, so that they are cached. @param {Cluster} cluster */
async function openPages({ sites, settings }) {
  for (const url of [settings?.siteUrl ?? '', ...sites.map((site) => site.url)]) {
    const agent = agentFor(url, checkerIndex);
    for (const path of cachedPaths) {
      const { status } = await ask(url + path, agent);
      if (status !== 200) throw new Error(`${url}${path} answers ${status}`);
    }
    agent.destroy();
  }
}

/** @param {string} siteUrl @param {Iterable<string>} files @returns {Promise<string[]>} */
async function missingOf(siteUrl, files) {
  const agent = agentFor(siteUrl, checkerIndex);
  const missing = [];
  for (const file of files) {
    const { status } = await ask(siteUrl + file, agent).catch(() => ({ status: 0 }));
    if (status !== 200) missing.push(`${file}: ${status}`);
  }
  agent.destroy();
  return missing;
}

/**
 * Visitors open cached pages through the proxy, and two editors save, while something happens.
 *
 * @param {Cluster} cluster
 * @param {{ token: string, admin: string, pageKey: string, tries?: 1 | 2 }} editors and how often a visitor's request
 *   is sent: 2 as browsers do where the connection was closed
 * @param {(visitors: Visitors) => Promise<unknown>} happening
 * @returns {Promise<Noticed>}
 */
export async function underLoad(cluster, { token, admin, pageKey, tries = 1 }, happening) {
  const siteUrl = cluster.settings?.siteUrl ?? '';
  await openPages(cluster);
  const visitors = new Visitors(siteUrl, cachedPaths, tries, visitorCount);
  try {
    const saves = await saveDuring({ both: cluster.clients, token, admin }, pageKey, async (progress) => {
      await Promise.all([progress(0, 1), progress(1, 1)]);
      await happening(visitors);
      await Promise.all([progress(0, 1), progress(1, 1)]);
    });
    await visitors.leave();
    const { answers, failures, longest: longestMs, files } = visitors;
    return { answers, failures, longestMs, saves, missing: await missingOf(siteUrl, files) };
  } finally {
    await visitors.leave();
  }
}
