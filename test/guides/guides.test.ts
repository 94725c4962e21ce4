/**
 * @jest-environment node
 *
 * Applies the steps of the guides literally, and type-checks the result. The files are changed in a copy.
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

/** All guides change one copy, because type-checking takes most of the time. */
const overlay: Overlay = new Map();

test.each(guides)('%s can be applied', (guide) => {
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
