/** @typedef {import('../../../lib/sections/define-section').Field} Field */
/** @typedef {import('../../../lib/sections/define-section').Fields} Fields */

/** An example of each kind, as a backend sends it. */
const examples = {
  text: 'Örnek metin',
  html: '<p>Örnek <strong>metin</strong>.</p>',
  link: '/contact',
  icon: 'hard-hat',
  color: '#3f76a6',
  length: '450px',
  date: '2026-02-07',
  boolean: true,
  tags: ['Örnek', 'Etiket'],
  image: { src: '/drawings/icon.svg', width: 512, height: 512, alt: 'Örnek görsel' },
  movie: '/media/ornek.mp4',
  file: { src: '/media/ornek.pdf', size: 312_600, mimeType: 'application/pdf' },
};

/** @param {string} name @param {Field} field @returns {unknown} */
function exampleOf(name, field) {
  if (field.kind === 'list') return [exampleOfAll(field.fields), exampleOfAll(field.fields)];
  if (field.kind === 'group') return exampleOfAll(field.fields);
  if (field.kind === 'choice') return field.options?.[0] ?? '';
  if (name === 'title') return 'Örnek başlık';
  return examples[field.kind];
}

/** @param {Fields} fields @returns {Record<string, unknown>} */
const exampleOfAll = (fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, exampleOf(name, field)]));

/**
 * The source of an own section's example, with every field.
 *
 * @param {string} type
 * @param {Fields} fields
 * @returns {string}
 */
export function fixtureSource(type, fields) {
  const example = {
    id: `${type.replaceAll(/([A-Z])/g, '-$1').toLowerCase()}-1`,
    type,
    order: 10,
    ...exampleOfAll(fields),
  };
  return `import type { Fixture } from '@/components/sections/fixture';

export const ${type}Fixture: Fixture<'${type}'> = ${JSON.stringify(example)};
`;
}

/**
 * The source of a first test of an own section: it can be read, and its heading names it.
 *
 * @param {string} folder
 * @param {string} type
 * @param {string} label
 * @param {Fields} fields
 * @returns {string}
 */
export function testSource(folder, type, label, fields) {
  const seen =
    'title' in fields
      ? "expect(screen.getByRole('region', { name: 'Örnek başlık' })).toBeInTheDocument();"
      : `expect(document.querySelector('[data-section="${type}"]')).toHaveTextContent(/\\S/);`;
  return `${'title' in fields ? "import { screen } from '@testing-library/react';\n\n" : ''}import { renderSection } from '@/components/sections/render-section';
import { stubBrowser } from '@/components/ui/browser-stubs';

import { ${type}Fixture } from './${folder}.fixture';

beforeEach(() => {
  stubBrowser();
});

test(${JSON.stringify(`${label}: what an editor has written is shown`)}, () => {
  renderSection(${type}Fixture);
  ${seen}
});
`;
}

/** The styles of an own section, as a start. */
export const stylesSource = (/** @type {string} */ code) => `@use '../../../styles/tools/media';
${code.includes('styles.items') ? "@use '../../../styles/tools/rows';\n" : ''}
.body {
  display: grid;
  gap: var(--s-5);
  max-width: 100%;

  @include media.md-up {
    gap: var(--gap);
  }
}
${
  code.includes('styles.items')
    ? `
.items {
  display: grid;
  gap: var(--gap);

  @include media.md-up {
    @include rows.shared(2, var(--gap));
  }
}

.item {
  display: grid;
  gap: var(--s-3);
}
`
    : ''
}`;
