import { clientsFixture } from '@/components/sections/Clients/Clients.fixture';
import { counterFixture } from '@/components/sections/Counter/Counter.fixture';
import type { SectionType } from '@/components/sections/definitions';
import type { Fixture } from '@/components/sections/fixture';
import { lastPostsFixture } from '@/components/sections/LastPosts/LastPosts.fixture';
import { tabListFixture } from '@/components/sections/TabList/TabList.fixture';
import { teamFixture } from '@/components/sections/Team/Team.fixture';

export type FurtherStates = { [T in SectionType]?: Record<string, Partial<Fixture<T>>> };

const repeat = <T>(items: T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length] as T);

/** States of a section besides those that every type has: changes to its example, by the name of the state. */
export const furtherStates = {
  hero: { 'without a picture': { backgroundImage: undefined } },
  pageTitle: {
    'on its colour': { backgroundImage: undefined },
    'on a light colour': { backgroundImage: undefined, pageHeaderColor: '#bf8c4c' },
    taller: { pageHeaderHeight: '600px' },
  },
  mainAbout: { 'without a film': { movieCoverImage: undefined, movieLink: undefined } },
  about: {
    'a cover without a film': { movieLink: undefined },
    'a film without a cover': { movieCoverImage: undefined },
  },
  team: {
    'two people': { list: teamFixture.list.slice(0, 2) },
    'nine people': { list: repeat(teamFixture.list, 9) },
    nobody: { list: [] },
  },
  counter: {
    'without a picture': { backgroundImage: undefined },
    'a long number': { list: [{ number: { text: 'Yılda 1.250.000 m³' }, title: 'Beton' }, ...counterFixture.list] },
    'one long number': { list: [{ number: { text: 'Yılda 1.250.000 m³' }, title: 'Beton' }] },
  },
  parallax: { 'without a picture': { backgroundImage: undefined } },
  lastPosts: {
    'one topic': { list: lastPostsFixture.list.map((post) => ({ ...post, category: ['Şantiye'] })) },
    'many posts': { list: repeat(lastPostsFixture.list, 9) },
  },
  tabList: { 'a single tab': { list: tabListFixture.list.slice(0, 1) } },
  accordion: { 'without a title': { title: undefined } },
  siteVisit: { 'to come': { date: '2099-12-11' }, 'without a date': { date: undefined } },
  clients: { 'many logos': { list: repeat(clientsFixture.list, 9) } },
} satisfies FurtherStates;
