import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ApplicationModel, Page } from '@/lib/content';
import { normalizeApplicationModel } from '@/lib/content/normalize-application-model';
import { normalizePage } from '@/lib/content/normalize-page';
import { parseContext } from '@/lib/content/parse-context';

const folder = path.join(process.cwd(), 'backend/seed/demo/content');

async function read(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Record<string, unknown>;
}

/** A page of the demo, and its frame in a theme. */
export async function readDemo(pageKey: string, theme: string): Promise<{ page: Page; model: ApplicationModel }> {
  const [context, raw, frame] = [
    parseContext('tr'),
    await read(`pages/${pageKey}.json`),
    await read('application-model.json'),
  ];
  const page = normalizePage(raw, 'tr', context);
  const model = normalizeApplicationModel({ ...frame, popup: undefined, brand: { theme } }, 'tr', context);
  if (!page || !model) throw new Error(`the demo’s ${pageKey} is invalid`);
  return { page, model };
}
