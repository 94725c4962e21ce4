import { setTimeout as wait } from 'node:timers/promises';

import { mainThreadOf } from './main-thread.mjs';
import { partsOf } from './profile-parts.mjs';
import { regenerate, visit, visitThrice } from './visit-regenerated.mjs';

/** Long enough for the best compression of a page on a busy machine; milliseconds. */
const pauseMs = 1500;

/**
 * @param {string} siteUrl of a site whose pages are due after some seconds
 * @param {number} seconds
 * @param {string[]} paths
 * @returns what three visitors get after a page was due, by page
 */
export async function measureVisitors(siteUrl, seconds, paths) {
  // Twice, for a site that has just been started and one that is long running.
  for (const path of paths) await visit(siteUrl + path);
  await wait(seconds * 1000 + 500);
  for (const path of paths) await regenerate(siteUrl + path);
  await wait(seconds * 1000 + 500);
  const visitors = ['first visitor', 'second', 'third'];
  const ask = async (/** @type {string} */ path) => {
    const visits = await visitThrice(siteUrl + path, pauseMs);
    const cells = visits.map(({ cache, encoding, bytes }, index) => [
      visitors[index],
      `${bytes} ${encoding} (${cache})`,
    ]);
    return { page: `\`${path}\``, ...Object.fromEntries(cells) };
  };
  return Promise.all(paths.map(ask));
}

/**
 * What it costs the main thread to make a page anew, with what three visits cost that this takes.
 *
 * @param {string} siteUrl
 * @param {{ pid?: number, kill: (signal: NodeJS.Signals) => boolean }} site its process, with `profile-on-signal.mjs`
 * @param {{ seconds: number, paths: string[], profile: string }} options `profile`: the file that it writes
 * @returns milliseconds for a page: in all, and by part
 */
export async function measureCost(siteUrl, site, { seconds, paths, profile }) {
  const rounds = 3;
  let [count, milliseconds] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    await wait(seconds * 1000 + 500);
    // The first round warms up.
    if (round === 1) site.kill('SIGUSR2');
    const before = mainThreadOf(site.pid ?? 0);
    let made = 0;
    for (const path of paths) if (await regenerate(siteUrl + path)) made += 1;
    if (round > 0) [count, milliseconds] = [count + made, milliseconds + mainThreadOf(site.pid ?? 0) - before];
  }
  site.kill('SIGUSR2');
  await wait(3000);
  const each = milliseconds / count;
  const shares = await partsOf(profile);
  return { count, each, parts: [...shares].map(([part, share]) => ({ part, ms: Number((share * each).toFixed(1)) })) };
}
