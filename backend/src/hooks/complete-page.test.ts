import { MemoryDatabase, type Row } from '../testing/memory-database';
import { completePage } from './complete-page';
import type { SectionRow } from './complete-sections';

const stored = { uuid: 'u-1', pageKey: 'a', link: '/page/a', title: 'A' };
const table = (id: string, sectionId?: string): SectionRow => ({ id, blockType: 'table', sectionId });

/** The ids of the sections that the form of the admin saves. */
async function saved(sections: SectionRow[], previous: SectionRow[], rows: Record<string, Row[]> = {}) {
  const { req } = new MemoryDatabase(rows);
  const hook = { data: { sections }, originalDoc: { ...stored, sections: previous }, req };
  const page = (await completePage(hook as unknown as Parameters<typeof completePage>[0])) as typeof hook.data;
  return page.sections.map(({ sectionId }) => sectionId);
}

test('a section that is made in the admin has no id of a section in the bin, nor of a commented one', async () => {
  const bin = [{ id: 1, kind: 'section', uuid: 'u-1', sectionId: 'table-1' }];
  const comments = [{ id: 1, uuid: 'u-1', sectionId: 'table-2' }];
  expect(await saved([table('a')], [], { bin, 'section-comments': comments })).toEqual(['table-3']);
});

test('a section that is made in the save that deletes another one has an id of its own', async () => {
  expect(await saved([table('b')], [table('a', 'table-1')])).toEqual(['table-2']);
});

test('a save without new sections asks for nothing', async () => {
  const find = jest.spyOn(MemoryDatabase.prototype, 'find');
  expect(await saved([table('a', 'table-1')], [table('a', 'table-1')])).toEqual(['table-1']);
  expect(find).not.toHaveBeenCalled();
});
