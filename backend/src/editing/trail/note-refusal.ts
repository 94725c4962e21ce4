import type { Payload } from 'payload';
import { processWide } from '../../process-wide';
import { RefusalWindow } from './refusal-window';
import { writeEntry, type TrailEntry } from './write-entry';

const FLUSH_MS = 61_000;

interface Refusals {
  window: RefusalWindow;
  timer?: NodeJS.Timeout;
}

const refusals = () => processWide<Refusals>('editing.refusals', () => ({ window: new RefusalWindow() }));

/** Writes an entry for a refusal, or counts it when there are many (`refusal-window.ts`). */
export function noteRefusal(payload: Payload, refusal: Omit<TrailEntry, 'result'>): void {
  const state = refusals();
  flush(payload);
  const entry: TrailEntry = { ...refusal, result: 'refused' };
  if (state.window.note(entry.actor, entry)) void writeEntry(payload, entry);
  else state.timer ??= setTimeout(() => flush(payload), FLUSH_MS).unref();
}

function flush(payload: Payload): void {
  const state = refusals();
  const entries = state.window.close();
  if (entries.length > 0) clearTimeout(state.timer);
  state.timer = entries.length > 0 ? undefined : state.timer;
  for (const entry of entries) void writeEntry(payload, entry);
}
