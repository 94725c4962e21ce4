import { answerTimes, assumed, capacity, first, limit, loadOf, steps, useOf } from './scaling.mjs';
import { simulate } from './queue.mjs';

const number = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');
const exact = (/** @type {number} */ value) => String(Number(value.toPrecision(2)));
const percent = (/** @type {number} */ share) => (share < 0.01 ? '<1 %' : `${number(share * 100)} %`);
const ms = (/** @type {number} */ value) => (value < 1 ? '<1' : exact(value));
const times = (/** @type {number} */ factor) => `${number(factor)}×`;

/** How many requests of each kind one core can answer. */
function perCore() {
  // Lower figures come from what the other processes did meanwhile.
  const isOwn = (/** @type {number} */ value) => value >= 0.01;
  const most = (/** @type {number} */ cost) => (isOwn(cost) ? number((limit * 1000) / cost) : '–');
  const cost = (/** @type {number} */ value) => (isOwn(value) ? exact(value) : '–');
  return Object.entries(capacity.kinds).map(([kind, { site, backend, postgres }]) => ({
    kind,
    'site (ms)': cost(site),
    'backend (ms)': cost(backend),
    'PostgreSQL (ms)': cost(postgres),
    'a second, one site': most(site),
    'one backend': most(backend),
  }));
}

/** What the requests of a visit cost nginx. */
const proxyCosts = () =>
  Object.entries(capacity.nginx).map(([kind, cost]) => ({
    kind,
    'nginx (ms)': exact(cost),
    'a second, one core': number((limit * 1000) / cost),
  }));

/** Connections that PostgreSQL takes by default, less a few for backups; and those that a backend opens at most. */
const [databaseConnections, connectionsOfBackend] = [90, 10];

/** How many requests of one kind alone a process can answer. */
function perInstance() {
  const { page, payload, file, regeneration, save, call } = capacity.kinds;
  const visit = page.site * assumed.documents + payload.site * assumed.payloads + file.site * assumed.files;
  const { nginx } = capacity;
  const passing =
    nginx.page * assumed.documents + nginx.payload * assumed.payloads + nginx.file * assumed.files + nginx.connection;
  const editor = save.backend * assumed.savesAMinute + (call.backend * 60) / assumed.heartbeatSeconds;
  const most = (/** @type {number} */ cost, seconds = 1) => number((limit * 1000 * seconds) / cost);
  return [
    { what: 'visits a second, by one site, without a CDN and searches', most: most(visit) },
    { what: 'visits a second, by one core of nginx, without a CDN', most: most(passing) },
    { what: 'publications a minute, by one site', most: most(regeneration.site * assumed.stalePages, 60) },
    { what: 'editors at work, by one backend', most: most(editor, 60) },
    { what: 'backends, by one PostgreSQL as it comes', most: number(databaseConnections / connectionsOfBackend) },
    { what: 'announcements a second, by one Redis', most: number(capacity.redis) },
  ];
}

/** @param {ReturnType<typeof useOf>} use */
function bottlenecks(use) {
  const sorted = Object.entries(use).sort(([, one], [, other]) => other - one);
  const above = sorted.filter(([, share]) => share > limit);
  const named = (above.length > 0 ? above : sorted.slice(0, 1)).map(([name, share]) => `${name} ${percent(share)}`);
  return `${above.length > 0 ? '' : 'none; '}${named.join(', ')}`;
}

const loads = () =>
  steps.map(({ factor }) => {
    const load = loadOf(factor);
    return {
      load: times(factor),
      'visits/s': number(load.visits),
      'pages/s': number(load.pages),
      'requests/s': number(load.requests),
      'searches/s': exact(load.searches),
      'Mbit/s': number(load.megabits),
      editors: number(load.editors),
      'too small in the first installation': bottlenecks(useOf(factor, first)),
    };
  });

const answers = () =>
  steps.map(({ factor, topology }) => {
    const use = useOf(factor, topology);
    const [page, search] = [answerTimes('site', factor, topology), answerTimes('backend', factor, topology)];
    return {
      load: times(factor),
      'what takes it': `${topology.sites} sites, ${topology.backends} backends, PostgreSQL with ${topology.databaseCores} cores${topology.hasCdn ? ', a CDN' : ''}`,
      line: percent(use.line),
      nginx: percent(use.nginx),
      sites: percent(use.sites),
      backends: percent(use.backends),
      PostgreSQL: percent(use.database),
      'p99 of the sites (ms)': ms(page.p99),
      'of the backends (ms)': ms(search.p99),
    };
  });

/** What the model says of the load that was measured. */
export function checkPoint() {
  const { alone, rate } = capacity.point;
  return simulate({ rate, servers: 1, service: alone });
}

/** The tables of docs/scaling.md, by their headings. */
export const tables = () => ({
  'What a core takes': perCore(),
  'What a core of nginx takes': proxyCosts(),
  'What an instance takes': perInstance(),
  'The loads': loads(),
  'What takes them': answers(),
});
