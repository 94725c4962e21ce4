import path from 'node:path';
import { readManifest, readPages } from '../../seed/content';
import type { StoredMedia } from '../../wire/context';
import { sectionsToWire, type WireSection } from '../../wire/section';
import { isRecord } from '../../wire/values';
import type { MediaRefs } from './media-refs';
import { merge } from '../../testing/merge-section';

describe('every section of the demo content', () => {
  it('is unchanged after a save, in both languages', async () => {
    const seedDir = path.join(__dirname, '../../../seed/demo');
    const files = await readManifest(seedDir);
    const records = files.map(({ file }, index) => ({ id: index + 1, filename: file, mimeType: mimeOf(file) }));
    const flat = <T>(value: T): T => JSON.parse(JSON.stringify(value).replace(/\/media\/\w+\//g, '/media/')) as T;
    const refs = records.map((record) => ({ ...record, filename: path.basename(record.filename) }));
    const media: MediaRefs = { byId: new Map(), byFilename: new Map(refs.map((each) => [each.filename, each])) };
    const stored = new Map(refs.map((each): [number, StoredMedia] => [each.id, each]));

    let count = 0;
    for (const page of flat(await readPages(seedDir))) {
      for (const turkish of page.sections) {
        const english = page.otherLangs.en?.sections.find(({ id }) => id === turkish.id);
        const context = { language: 'tr', media: stored, isEditing: true } as const;
        const frame = { blockType: turkish.type, sectionId: turkish.id, order: turkish.order };
        const first = merge(turkish.type, frame, valuesOf(turkish), 'tr', media);
        const [edited] = sectionsToWire([first.merged], context);
        const second = english
          ? merge(turkish.type, first.merged, withRowIds(valuesOf(english), edited), 'en', media)
          : first;
        expect([...first.problems, ...second.problems]).toEqual([]);
        expect(plain(sectionsToWire([second.merged], { ...context, isEditing: false })[0])).toEqual(plain(turkish));
        if (english) {
          const [wire] = sectionsToWire([second.merged], { language: 'en', media: stored });
          expect(plain(wire)).toEqual(plain(english));
        }
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(100);
  });
});

function mimeOf(file: string): string {
  const types: Record<string, string> = { '.mp4': 'video/mp4', '.vtt': 'text/vtt' };
  return types[path.extname(file)] ?? 'image/jpeg';
}

function valuesOf({ id: _id, type: _type, order: _order, ...values }: WireSection) {
  return values;
}

/** Gives the English form the row ids of the Turkish one, nested rows too. */
function withRowIds<T>(values: T, edited: unknown): T {
  if (Array.isArray(values)) {
    const rowsBefore = (edited ?? []) as unknown[];
    return values.map((row: unknown, index) => withRowIds(row, rowsBefore[index])) as T;
  }
  if (!isRecord(values) || !isRecord(edited)) return values;
  const { rowId } = edited;
  const entries = Object.entries(values).map(([name, value]) => [name, withRowIds(value, edited[name])]);
  return { ...(rowId !== undefined && { rowId }), ...Object.fromEntries(entries) } as T;
}

/** Pictures by their address only; sizes and texts come from the media library. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_name, each: unknown) =>
      each && typeof each === 'object' && 'src' in each && !('captions' in each) ? each.src : each,
    ),
  );
}
