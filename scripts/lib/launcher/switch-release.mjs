import { reachableHost } from '../../../lib/http/own-host.mjs';
import { stop } from '../processes.mjs';
import { checkSite, markPages, renewPages } from './check-site.mjs';
import { waitUntilHealthy } from './health.mjs';

/** How long each may take to be healthy after its first answer, in milliseconds. */
export const healthMs = 60_000;

/** How long a new version is monitored after it took over, in milliseconds. */
const watchMs = 3_000;

/** @typedef {import('./service.mjs').Service} Service */
/** @typedef {(line: string) => void} Tell */
/** @typedef {{ plan: import('./plan.mjs').Plan, site: Service, backend: Service | undefined }} Services */

/** @param {Services} services @param {string} base */
async function replaceBackend({ plan, backend }, base) {
  if (!backend || backend.base === base) return;
  await backend.replace(base);
  await waitUntilHealthy('backend', plan.backend.url, healthMs, backend.keeper.child);
}

/** @param {Services} services @param {string} base @param {Tell} tell */
async function replaceSite({ plan, site }, base, tell) {
  const { port, host, url, env } = plan.site;
  const secret = env.REVALIDATE_SECRET;
  // Without the backend the pages stay as they are.
  const tellOfPages = (/** @type {Error} */ { message }) =>
    tell(`site: its pages are made anew when they are asked for (${message})`);
  const tried = await site.tryOut(base);
  try {
    await checkSite({ port: tried.port }, url);
    await renewPages({ port: tried.port }, url, secret).catch(tellOfPages);
  } catch (error) {
    await stop(tried.child);
    throw error;
  }
  await site.takeOver(tried);
  const place = { port, host: reachableHost(host) };
  await checkSite(place, url);
  // What was published meanwhile was told to the version that left.
  await markPages(place, url, secret).catch(tellOfPages);
}

/**
 * @param {Services} services
 * @throws {Error} when a process of the version ends by itself in its first seconds
 */
async function watch({ site, backend }) {
  await new Promise((resolve) => setTimeout(resolve, watchMs));
  for (const { keeper } of [site, backend].filter((service) => service !== undefined)) {
    if (keeper.status.endsInARow > 0) throw new Error(`the ${keeper.status.name} ${keeper.status.lastEnd}`);
  }
}

/**
 * Lets another version serve. The backend's new process starts when the former one has ended, since two would not know
 * of each other's changes; requests wait meanwhile. That of the site is tried out beside the former one.
 *
 * @param {Services} services
 * @param {string} base folder of the version
 * @param {Tell} tell
 * @throws {Error} when a check fails
 */
export async function switchTo(services, base, tell) {
  if (services.backend) tell('backend: migrates and starts; requests wait meanwhile');
  await replaceBackend(services, base);
  tell('site: is tried out beside the one that serves');
  await replaceSite(services, base, tell);
  await watch(services);
}

/**
 * Lets the former version serve again, in whatever state the other one is. It is tried until it works.
 *
 * @param {Services} services
 * @param {string} base folder of the former version
 * @param {Tell} tell
 */
export async function goBackTo(services, base, tell) {
  const { plan, site, backend } = services;
  if (backend && backend.base !== base) {
    await backend.keeper.stop();
    backend.base = base;
    backend.keeper.persist();
    await waitUntilHealthy('backend', plan.backend.url, healthMs).catch((error) => tell(error.message));
  }
  if (site.base === base) return;
  await replaceSite(services, base, tell).catch(async (error) => {
    tell(`site: ${error.message}`);
    if (site.base === base) return;
    await site.keeper.stop();
    site.base = base;
    site.keeper.persist();
  });
}
