import 'server-only';

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { BackendFailure } from '../backend/failure';
import { nameDrawing } from '../brand/name-mark';
import { getApplicationModel } from '../content';
import { defaultLanguage } from '../i18n/languages';
import type { IconJob } from '../pictures/draw-icon.mjs';
import { drawIconInWorker } from '../pictures/worker-process';
import { processWide } from '../process-wide.mjs';
import { demoDrawing, iconJob, type IconName } from './icon-job';
import { photographAddress } from './photograph-address';

/** Devices ask for an icon once and keep it for long; a new one of the company reaches them within a day. */
const kept = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800';

/** A file may be replaced under its address, so it is drawn anew after this many milliseconds. */
const maxAgeMs = 5 * 60_000;

/** The same for an icon that could not be had: a file that the backend did not send in time, a process that was lost. */
const retryMs = 5_000;

interface Drawn {
  /** What was drawn: another brand has another one. */
  key: string;
  until: number;
  result: ReturnType<typeof drawIconInWorker>;
}

/** One for each address, so there are never more than those. */
const drawn = processWide<Map<IconName, Drawn>>('icons', () => new Map());

function draw(name: IconName, job: IconJob): Drawn['result'] {
  const key = createHash('sha256').update(JSON.stringify(job)).digest('hex');
  const known = drawn.get(name);
  if (known?.key === key && known.until > Date.now()) return known.result;
  const result = drawIconInWorker(job);
  const entry: Drawn = { key, until: Date.now() + maxAgeMs, result };
  drawn.set(name, entry);
  // What could not be drawn as it is meant is tried again soon.
  void result.then((icon) => {
    if (icon === 'failed' || !icon.isOwn) entry.until = Math.min(entry.until, Date.now() + retryMs);
  });
  return result;
}

const empty = (headers: Record<string, string>) =>
  new Response(null, { status: 503, headers: { 'cache-control': 'no-store', ...headers } });

/** Answers 503 as long as the backend has never answered: a device would keep another icon for long. */
async function unlessAway(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    return empty({ 'retry-after': '60' });
  }
}

/** An icon at an address that devices ask for by themselves: the company's own, or the mark of its name. */
export const iconAnswer = (name: IconName): Promise<Response> =>
  unlessAway(async () => {
    const model = await getApplicationModel(defaultLanguage);
    const result = await draw(name, iconJob(name, model, photographAddress));
    if (result === 'failed') return empty({ 'retry-after': '60' });
    const headers = {
      'content-type': name.endsWith('.ico') ? 'image/x-icon' : 'image/png',
      // The mark in place of an icon that could not be had is not kept.
      'cache-control': result.isOwn ? kept : 'no-store',
    };
    return new Response(new Uint8Array(Buffer.from(result.icon, 'base64')), { headers });
  });

/** The same as a drawing, or where the company's own icon is. */
export const iconDrawing = (): Promise<Response> =>
  unlessAway(async () => {
    const model = await getApplicationModel(defaultLanguage);
    const own = model.brand?.icon?.src;
    if (own) return new Response(null, { status: 307, headers: { location: own, 'cache-control': kept } });
    const text =
      nameDrawing(model) ??
      (await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), demoDrawing.file), 'utf8'));
    return new Response(text, { headers: { 'content-type': 'image/svg+xml', 'cache-control': kept } });
  });
