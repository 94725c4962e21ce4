/**
 * @jest-environment node
 *
 * Applies the steps of the guides literally, type-checks the result, and runs the tests that look at it. The files are
 * changed in a copy.
 */
import { applyBlock, type Overlay } from './apply-block';
import { readBlocks } from './read-blocks';
import { projectCopy } from './run-create';
import { failedTests } from './run-tests';
import { typeErrors } from './type-errors';

const guides = [
  'docs/adding-a-page.md',
  'docs/adding-a-section.md',
  'docs/adding-a-form-field.md',
  'docs/adding-a-language.md',
];

/** All guides change one copy, because type-checking takes most of the time. */
const overlay: Overlay = new Map();

const steps = guides.map((guide) => [guide, readBlocks(guide)] as const);

test.each(steps)('%s can be applied', (_guide, blocks) => {
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

/** They look at every language, section type and field, and so at those that the guides add. */
const suites = [
  'lib/i18n/languages.test.ts',
  'lib/forms/contact-schema.test.ts',
  'conformance/src/schema/schema.test.ts',
  'components/sections/sections.test.tsx',
  'components/sections/Quote/Quote.test.tsx',
];

test(
  'tests of languages, forms and sections pass afterwards',
  () => {
    const blocks = steps.flatMap(([, blocksOfGuide]) => blocksOfGuide);
    expect(failedTests(overlay, blocks, suites)).toBeUndefined();
  },
  10 * 60_000,
);
