/**
 * `npm run create -- section NAME FIELD …`: makes a section type of one's own in `custom/sections` (docs/your-own-site.md).
 *
 *   NAME          the component's name in PascalCase
 *   FIELD         name:kind, `!` if it is required, `=Turkish|English`: title:text! photo:image=Resim|Picture
 *   --label=TEXT  the section's name for editors, `Turkish|English` or one for both
 *
 * Without fields it reads `custom/sections/NAME/definition.ts`, and makes what is missing beside it. Files that are
 * there stay as they are. Ends with 1 and a line that says what is wrong; then nothing was written.
 */
import { parseArgs } from 'node:util';

import { createSection } from './lib/create/create-section.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { root } from './lib/paths.mjs';

async function create() {
  const { values, positionals } = parseArgs({ options: { label: { type: 'string' } }, allowPositionals: true });
  const [what, name = '', ...fields] = positionals;
  if (what !== 'section') throw new Error('say what to make: npm run create -- section Quote title:text! text:html');
  const { written, kept } = await createSection(root, name, { label: values.label, fields });
  for (const file of written) console.info(`written  ${file}`);
  for (const file of kept) console.info(`kept     ${file}`);
  console.info('next: npm run dev, or npm run gallery to see it; npx jest custom to test it');
}

await create().catch(exitWithLine);
