import type { GlobalSlug, Payload } from 'payload';
import { allTranslations, defaultLanguage } from '../../languages';
import { seeding } from '../../seed/seeding';
import { globalsOf } from '../content-of';
import type { Values } from '../content-set';
import { hasLanguage, inOneLanguage } from '../portable-values';
import type { Report } from '../report';
import { hashOf, type Marks } from './marks';
import type { RecordWriter } from './write-record';

type Global = ReturnType<typeof globalsOf>[number];

interface GlobalsWriter extends RecordWriter {
  marks: Marks;
  /** Whether a menu that has entries is left as it is. */
  onlyEmpty?: boolean;
  report: Report;
}

/** Writes a part of every page, such as the menu, in all its languages, and publishes it. */
async function writeGlobal(
  { payload, idOf, clearsAbsent }: RecordWriter,
  { slug, fields }: Global,
  values: Values,
): Promise<void> {
  const reading = { slug, locale: 'all', draft: true, depth: 0, ...seeding } as const;
  const replaced = clearsAbsent ? ((await payload.findGlobal(reading)) as unknown as Values) : undefined;
  for (const language of [defaultLanguage, ...allTranslations]) {
    const isThere = [values, replaced ?? {}].some((each) => hasLanguage(fields, each, language));
    if (language !== defaultLanguage && !isThere) continue;
    const data = inOneLanguage(fields, values, language, idOf, replaced ? 'cleared if optional' : 'kept');
    await payload.updateGlobal({ slug, locale: language, data, depth: 0, ...seeding });
  }
}

/** Whether one of the lists that are to be written has something. */
async function hasRows(payload: Payload, slug: GlobalSlug, values: Values): Promise<boolean> {
  const stored = (await payload.findGlobal({ slug, depth: 0, ...seeding })) as unknown as Values;
  return Object.keys(values).some((field) => Array.isArray(stored[field]) && stored[field].length > 0);
}

async function writeOnce(writer: GlobalsWriter, global: Global, values: Values): Promise<void> {
  const { payload, marks, onlyEmpty, report } = writer;
  const [name, hash] = [`global:${global.slug}`, hashOf(values)];
  if ((await marks.read(name))?.hash === hash) return report.count('settings', 'unchanged');
  if (onlyEmpty && (await hasRows(payload, global.slug, values)))
    return report.leave(
      'settings',
      global.slug,
      'it has entries already: --replace puts the imported ones in their place',
    );
  await writeGlobal(writer, global, values);
  await marks.set(name, { hash, state: 'done' });
  report.count('settings', 'new');
}

/** Writes the parts of every page. Of those that were written before, a second run changes nothing. */
export async function writeGlobals(writer: GlobalsWriter, globals: Record<string, Values>): Promise<void> {
  for (const global of globalsOf(writer.payload)) {
    const values = globals[global.slug];
    if (values) await writeOnce(writer, global, values);
  }
}
