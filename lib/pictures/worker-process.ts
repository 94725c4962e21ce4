import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

import { processWide } from '../process-wide.mjs';
import type { IconJob, IconResult } from './draw-icon.mjs';
import type { ShareJob, ShareResult } from './draw-share.mjs';
import type { PictureJob, PictureResult } from './make-picture.mjs';

type Result = PictureResult | ShareResult | IconResult;
type Job = PictureJob | ShareJob | IconJob;

/** How long one job may take, in milliseconds, its wait in the queue included. Then the process is ended. */
const maxJobMs = 60_000;

/** An idle process ends after this many milliseconds, to free its memory. */
const idleMs = 20_000;

/** The environment variables that the process gets. */
const passedOn = ['PATH', 'NODE_ENV', 'MALLOC_ARENA_MAX', 'NODE_EXTRA_CA_CERTS'];

interface Waiting {
  child: ChildProcess;
  settle: (result: Result) => void;
  /** The result when the process ends. @param isFirst whether it was the job that the process had begun first */
  lost: (isFirst: boolean) => Result;
  timer: NodeJS.Timeout;
}

interface Worker {
  child?: ChildProcess;
  idle?: NodeJS.Timeout;
  lastId: number;
  waiting: Map<number, Waiting>;
}

/** Pictures whose job a process had begun first when it ended, for the first time. A lost process is rare. */
const suspects = processWide('picture-suspects', () => new Set<string>());
const maxSuspects = 100;

const worker = processWide<Worker>('picture-worker', () => ({ lastId: 0, waiting: new Map() }));

function settle(id: number, result: Result): void {
  const entry = worker.waiting.get(id);
  if (!entry) return;
  worker.waiting.delete(id);
  clearTimeout(entry.timer);
  entry.settle(result);
  const { child } = worker;
  if (worker.waiting.size > 0) return;
  worker.idle = setTimeout(() => child?.connected && child.disconnect(), idleMs).unref();
}

function abandon(child: ChildProcess): void {
  if (worker.child === child) worker.child = undefined;
  // In the order in which they were sent.
  const lost = [...worker.waiting].filter(([, entry]) => entry.child === child);
  for (const [index, [id, entry]] of lost.entries()) settle(id, entry.lost(index === 0));
}

function start(): ChildProcess {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/pictures/worker.mjs');
  const env = Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const started = fork(file, { execArgv: [], env: env as NodeJS.ProcessEnv });
  started.on('message', ({ id, result }: { id: number; result: Result }) => settle(id, result));
  started.on('error', () => abandon(started));
  started.on('exit', () => abandon(started));
  started.on('disconnect', () => {
    if (worker.child === started) worker.child = undefined;
  });
  // It does not keep the site's process alive.
  started.unref();
  started.channel?.unref();
  return started;
}

function run<R extends Result>(job: Job, lost: (isFirst: boolean) => R): Promise<R> {
  clearTimeout(worker.idle);
  const child = (worker.child ??= start());
  worker.lastId += 1;
  const id = worker.lastId;
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), maxJobMs).unref();
    // The result has the type that belongs to the job.
    worker.waiting.set(id, { child, settle: (result) => resolve(result as R), lost, timer });
    child.send({ id, job }, (error) => error && settle(id, lost(false)));
  });
}

function lostPicture({ source }: PictureJob, isFirst: boolean): PictureResult {
  if (!isFirst) return 'failed';
  if (suspects.has(source)) return 'as-it-is';
  if (suspects.size < maxSuspects) suspects.add(source);
  return 'failed';
}

/**
 * Makes a picture in the separate process, which is started if there is none. If a picture ends that process twice, its
 * original is served as it is: it would end the next one too. Those that wait behind it are tried again.
 */
export async function runInWorker(job: PictureJob): Promise<PictureResult> {
  let isLost = false;
  const result = await run<PictureResult>(job, (isFirst) => {
    isLost = true;
    return lostPicture(job, isFirst);
  });
  if (!isLost) suspects.delete(job.source);
  return result;
}

/** Draws a share image in the separate process. */
export const drawInWorker = (job: ShareJob) => run<ShareResult>(job, () => 'failed');

/** Draws an icon of the site in the separate process. */
export const drawIconInWorker = (job: IconJob) => run<IconResult>(job, () => 'failed');
