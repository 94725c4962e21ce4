/**
 * The model of docs/scaling.md: what a load asks of each part of an installation, by the costs that
 * `bench/capacity.mjs` has measured. `npm run bench:scaling` prints the tables.
 */
import { readFileSync } from 'node:fs';

import { simulate } from './queue.mjs';

/** @typedef {{ site: number, backend: number, postgres: number }} Cost milliseconds of a core */
/**
 * @typedef {'page' | 'payload' | 'file' | 'search' | 'call' | 'message' | 'regeneration' | 'save' | 'publication'} Kind
 */

/**
 * @typedef {object} Capacity
 * @property {string} measured the day
 * @property {string} nginxMeasured the day for nginx
 * @property {import('./nginx-costs.mjs').NginxCost} nginx
 * @property {number} connections of one backend to PostgreSQL
 * @property {number} redis announcements that Redis takes in a second
 * @property {Record<Kind, Cost>} kinds
 * @property {{ alone: number[], rate: number, answered: number, p50: number, p99: number, cpu: number }} point
 */

/** @type {Capacity} */
export const capacity = JSON.parse(readFileSync(new URL('capacity.json', import.meta.url), 'utf8'));

/** What is assumed of visitors and editors; docs/scaling.md says why. */
export const assumed = {
  visitsADay: 10_000,
  /** The share of a day's visits in its busiest hour, and how much busier that hour's busiest minute is. */
  busyHour: 0.12,
  burst: 3,
  /** A visit is one document, then pages that the router fetches, with the files and pictures of all. */
  documents: 1,
  payloads: 3,
  files: 59,
  kilobytes: 791,
  searches: 0.05,
  messages: 0.005,
  /**
   * At the base load. They grow with the root of the visitors: ten times as many visits need three times the editors.
   */
  editors: 5,
  savesAMinute: 1,
  heartbeatSeconds: 20,
  publicationsAnHour: 4,
  /** Pages that are made again after a publication, in every instance. */
  stalePages: 10,
  /** What a CDN answers by itself, of pages and of files. */
  cdnPages: 0.9,
  cdnFiles: 0.99,
};

/** A part that is busier than this is a bottleneck: above it, waiting grows fast. */
export const limit = 0.7;

/**
 * @typedef {object} Topology
 * @property {number} proxyCores of nginx
 * @property {number} sites processes, of a core each
 * @property {number} backends processes, of a core each
 * @property {number} databaseCores of PostgreSQL
 * @property {number} megabits of the line, a second
 * @property {boolean} hasCdn
 */

/** The installation of deploy/compose.yaml on one machine with a gigabit. @type {Topology} */
export const first = { proxyCores: 1, sites: 2, backends: 2, databaseCores: 2, megabits: 1000, hasCdn: false };

/** The loads, and what takes each. @type {readonly { factor: number, topology: Topology }[]} */
export const steps = [
  { factor: 1, topology: first },
  { factor: 10, topology: first },
  { factor: 100, topology: { ...first, hasCdn: true } },
  { factor: 1000, topology: { ...first, sites: 4, hasCdn: true } },
];

/** @param {number} factor of the base load @returns what comes in a second of the busiest minute */
export function loadOf(factor) {
  const visits = ((assumed.visitsADay * factor * assumed.busyHour) / 3600) * assumed.burst;
  const editors = assumed.editors * Math.sqrt(factor);
  return {
    visits,
    pages: visits * (assumed.documents + assumed.payloads),
    requests: visits * (assumed.documents + assumed.payloads + assumed.files),
    searches: visits * assumed.searches,
    messages: visits * assumed.messages,
    megabits: (visits * assumed.kilobytes * 8) / 1000,
    editors,
    saves: (editors * assumed.savesAMinute) / 60,
    heartbeats: editors / assumed.heartbeatSeconds,
    publications: (assumed.publicationsAnHour * Math.sqrt(factor)) / 3600,
  };
}

/**
 * Requests a second that reach the site processes and the backends, by kind.
 *
 * @param {number} factor
 * @param {Topology} topology
 * @returns {Record<Kind, number>}
 */
function arrivals(factor, { hasCdn, sites }) {
  const load = loadOf(factor);
  const [pages, files] = hasCdn ? [1 - assumed.cdnPages, 1 - assumed.cdnFiles] : [1, 1];
  return {
    page: load.visits * assumed.documents * pages,
    payload: load.visits * assumed.payloads * pages,
    file: load.visits * assumed.files * files,
    search: load.searches,
    call: load.heartbeats,
    message: load.messages,
    // Each instance makes its own.
    regeneration: load.publications * assumed.stalePages * sites,
    save: load.saves,
    publication: load.publications,
  };
}

/**
 * Cores of nginx. A visitor's browser opens one connection; a CDN keeps its own open.
 *
 * @param {number} factor
 * @param {Topology} topology
 */
function proxyUse(factor, topology) {
  const { page, payload, file, search, message, call, save } = arrivals(factor, topology);
  const { nginx } = capacity;
  const connections = topology.hasCdn ? 0 : loadOf(factor).visits;
  const passed = (payload + search) * nginx.payload + (message + call + save) * nginx.call;
  return (page * nginx.page + file * nginx.file + passed + connections * nginx.connection) / 1000;
}

/**
 * The share of each part that a load uses. Sites answer as if nginx kept nothing.
 *
 * @param {number} factor
 * @param {Topology} topology
 */
export function useOf(factor, topology) {
  const rates = Object.entries(arrivals(factor, topology));
  const cores = (/** @type {keyof Cost} */ part) =>
    rates.reduce((sum, [kind, rate]) => sum + rate * capacity.kinds[/** @type {Kind} */ (kind)][part], 0) / 1000;
  const bytes = topology.hasCdn ? 1 - assumed.cdnFiles : 1;
  return {
    line: (loadOf(factor).megabits * bytes) / topology.megabits,
    nginx: proxyUse(factor, topology) / topology.proxyCores,
    sites: cores('site') / topology.sites,
    backends: cores('backend') / topology.backends,
    database: cores('postgres') / topology.databaseCores,
  };
}

/**
 * The times of an answer of the sites or the backends, with everything else that they do in the same queue.
 *
 * @param {'site' | 'backend'} part
 * @param {number} factor
 * @param {Topology} topology
 */
export function answerTimes(part, factor, topology) {
  const rates = Object.entries(arrivals(factor, topology));
  const busy = rates.map(([kind, rate]) => ({ rate, ms: capacity.kinds[/** @type {Kind} */ (kind)][part] }));
  const all = busy.filter(({ rate, ms }) => rate > 0 && ms > 0);
  const rate = all.reduce((sum, each) => sum + each.rate, 0);
  // Each kind as often among the drawn services as among the arrivals.
  const service = all.flatMap((each) => Array.from({ length: Math.round((each.rate / rate) * 2000) }, () => each.ms));
  const servers = part === 'site' ? topology.sites : topology.backends;
  return simulate({ rate, servers, service });
}

/** The busiest part. @param {ReturnType<typeof useOf>} use */
export function busiest(use) {
  const [name, share] = Object.entries(use).reduce((most, each) => (each[1] > most[1] ? each : most));
  return { name, share };
}
