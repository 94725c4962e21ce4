import { recordCollectionsOf } from '../content-of';
import type { ContentSet } from '../content-set';
import type { References } from '../references';
import type { Report } from '../report';
import { hashOf, type Marks } from './marks';
import { type RecordWriter, writeRecord } from './write-record';

interface RecordsWriter extends RecordWriter {
  marks: Marks;
  references: References;
  replaces: boolean;
  report: Report;
}

/** Writes the records of all collections but files and pages. */
export async function writeRecords(writer: RecordsWriter, records: ContentSet['records']): Promise<void> {
  const { payload, marks, references, replaces, report } = writer;
  for (const collection of recordCollectionsOf(payload)) {
    const { slug, key } = collection;
    for (const record of records[slug] ?? []) {
      const name = String(record[key]);
      const known = references.idOf(slug, name);
      // A run that was killed may have written it in one language only.
      const isHalf = (await marks.read(`${slug}:${name}`))?.state === 'writing';
      if (known !== undefined && !replaces && !isHalf) report.count(slug, 'unchanged');
      else {
        const hash = hashOf(record);
        await marks.set(`${slug}:${name}`, { hash, state: 'writing' });
        const id = await writeRecord(writer, collection, record, known);
        await marks.set(`${slug}:${name}`, { hash, state: 'done' });
        references.note(slug, name, id);
        report.count(slug, known === undefined ? 'new' : 'changed');
      }
    }
  }
}
