/**
 * @jest-environment node
 *
 * Applies the steps of the guides literally, and type-checks the result. The files are changed in a copy.
 */
import { applyBlock, type Overlay } from './apply-block';
import { readBlocks } from './read-blocks';
import { projectCopy } from './run-create';
import { typeErrors } from './type-errors';

const guides = [
  'docs/adding-a-page.md',
  'docs/adding-a-section.md',
  'docs/adding-a-form-field.md',
  'docs/adding-a-language.md',
];

/** All guides change one copy, because type-checking takes most of the time. */
const overlay: Overlay = new Map();

test.each(guides)('%s can be applied', (guide) => {
  const blocks = readBlocks(guide);
  expect(blocks).not.toEqual([]);
  for (const block of blocks) applyBlock(overlay, block);
});

test('a section with a field of every kind can be created', () => {
  const project = projectCopy();
  const leaves = 'title:text! subTitle:text intro:html photo:image size:choice(small,large) isWide:boolean';
  const others = 'accent:color space:length until:date labels:tags film:movie mark:icon link:link linkTitle:text';
  project.create(
    'section',
    'PriceList',
    ...leaves.split(' '),
    ...others.split(' '),
    'items:list(title:text,link:link)',
  );
  project.create('section', 'Motto', 'words:text!', '--label=Söz|Motto');
  project.filesInto(overlay);
  project.remove();
});

test.each([
  ['site', '.'],
  ['backend', 'backend'],
])(
  'the %s has no type errors afterwards',
  (_name, folder) => expect(typeErrors(folder, overlay)).toEqual([]),
  10 * 60_000,
);
