import { readFile } from 'node:fs/promises';

/** @typedef {{ functionName: string, url: string }} Frame */
/** @typedef {{ id: number, callFrame: Frame, children?: number[] }} Call */
/** @typedef {{ nodes: Call[], samples: number[], timeDeltas: number[] }} Profile */
/** @typedef {readonly [part: string, isPart: (frame: Frame) => boolean]} Rule */

/** @param {string[]} names @returns {Rule[1]} */
const named =
  (...names) =>
  ({ functionName }) =>
    names.includes(functionName);
/** @param {RegExp} pattern @returns {Rule[1]} */
const within =
  (pattern) =>
  ({ url }) =>
    pattern.test(url);

/** Work that belongs to a part with all that it calls. @type {Rule[]} */
const whole = [
  ['payload in one script', named('compactPayload')],
  ['policy, with its hashes', named('contentSecurityPolicy')],
  ['comparison with the page cache', named('bodiesOf', 'holds')],
  ['ETag', named('FinishedAnswer', '_FinishedAnswer')],
  ['HTML made safe', named('sanitizeHtml')],
  ['page cache, its files', within(/file-system-cache|whole-entries|node-fs-methods|internal\/fs\//)],
  ['calls of the backend', within(/deps\/undici/)],
];

/** Work by where it was done, whoever asked for it. @type {Rule[]} */
const nearest = [
  ['garbage collection', named('(garbage collector)')],
  ['React and Next', within(/app-page-turbo|node_modules\/next\//)],
  ['components and content', within(/server\/chunks\//)],
  ['server in front of Next', within(/site-server|lib\/cache/)],
];

const others = 'sockets, timers and streams of Node';

/**
 * What the time of a profile was spent on.
 *
 * @param {string} file written by `profile-on-signal.mjs`
 * @returns {Promise<Map<string, number>>} the share of each part
 */
export async function partsOf(file) {
  const { nodes, samples, timeDeltas } = /** @type {Profile} */ (JSON.parse(await readFile(file, 'utf8')));
  const calls = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const stackOf = (/** @type {number} */ id) => {
    const frames = [];
    for (let at = /** @type {number | undefined} */ (id); at !== undefined; at = callers.get(at)) {
      const frame = calls.get(at)?.callFrame;
      if (frame) frames.push(frame);
    }
    return frames;
  };
  const partOf = (/** @type {Frame[]} */ stack) => {
    if (stack[0]?.functionName === '(idle)') return undefined;
    const [part] = whole.find(([, isPart]) => stack.some(isPart)) ?? [];
    if (part !== undefined) return part;
    const frame = stack.find((one) => nearest.some(([, isPart]) => isPart(one)));
    return nearest.find(([, isPart]) => frame && isPart(frame))?.[0] ?? others;
  };
  const parts = new Map(nodes.map(({ id }) => [id, partOf(stackOf(id))]));
  /** @type {Map<string, number>} */
  const times = new Map();
  let sum = 0;
  for (const [index, id] of samples.entries()) {
    const part = parts.get(id);
    if (part === undefined) continue;
    const time = timeDeltas[index + 1] ?? 0;
    times.set(part, (times.get(part) ?? 0) + time);
    sum += time;
  }
  return new Map([...times].sort(([, one], [, other]) => other - one).map(([part, time]) => [part, time / sum]));
}
