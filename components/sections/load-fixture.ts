import { customFixtures } from '@/custom/fixtures';

import type { SectionType } from './definitions';
import type { Fixture } from './fixture';

/**
 * The example of a section type, for its tests and the gallery. It is found by naming convention: `quote` has
 * `quoteFixture` in `Quote/Quote.fixture.ts`. So there is no list of fixtures to maintain. Own types are listed, since
 * a bundler finds no files by a convention in a folder that has none.
 */
export async function loadFixture<T extends SectionType>(type: T): Promise<Fixture<T>> {
  const folder = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const own = customFixtures[type];
  const loaded: unknown = await (own ? own() : import(`./${folder}/${folder}.fixture.ts`));
  const fixtures = loaded as Record<string, Fixture<T> | undefined>;
  const fixture = fixtures[`${type}Fixture`];
  if (!fixture) throw new Error(`${folder}.fixture.ts does not export ${type}Fixture`);
  return fixture;
}
