/**
 * @jest-environment node
 *
 * Does what the guides say, word for word, and type-checks the outcome. The files are changed in memory alone.
 */
import { applyBlock, type Overlay } from './apply-block';
import { readBlocks } from './read-blocks';
import { typeErrors } from './type-errors';

const guides = [
  'docs/adding-a-page.md',
  'docs/adding-a-section.md',
  'docs/adding-a-form-field.md',
  'docs/adding-a-language.md',
];

/** All on one copy: type-checking is what takes the time. */
const overlay: Overlay = new Map();

test.each(guides)('%s changes what it says it changes', (guide) => {
  const blocks = readBlocks(guide);
  expect(blocks).not.toEqual([]);
  for (const block of blocks) applyBlock(overlay, block);
});

test.each([
  ['site', '.'],
  ['backend', 'backend'],
])(
  'the %s has no type errors afterwards',
  (_name, folder) => expect(typeErrors(folder, overlay)).toEqual([]),
  10 * 60_000,
);
