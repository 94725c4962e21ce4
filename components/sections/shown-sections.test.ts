import type { Section } from './definitions';
import { shownSections } from './shown-sections';

const types = ['hero', 'pageTitle', 'mainAbout', 'contactForm', 'accordion'] as const;
const sections = types.map((type) => ({ id: `${type}-1`, type }) as Section);

test.each([
  ['homepage', ['hero']],
  ['about', ['pageTitle', 'mainAbout']],
  ['contact', ['contactForm']],
  ['constructor', ['hero', 'pageTitle', 'mainAbout', 'accordion']],
  ['jet-grout', ['hero', 'pageTitle', 'mainAbout', 'accordion']],
])('the page %s shows its own types of section, in their order', (pageKey, shown) => {
  expect(shownSections({ pageKey, sections }).map(({ type }) => type)).toEqual(shown);
});
