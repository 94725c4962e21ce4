import type { ComponentType } from 'react';

import { About } from './About/About';
import { Accordion } from './Accordion/Accordion';
import { Clients } from './Clients/Clients';
import { ContactForm } from './ContactForm/ContactForm';
import { Counter } from './Counter/Counter';
import type { SectionType } from './definitions';
import { Experiences } from './Experiences/Experiences';
import { FancyTextBox } from './FancyTextBox/FancyTextBox';
import { Hero } from './Hero/Hero';
import { IconWithText } from './IconWithText/IconWithText';
import { LastPosts } from './LastPosts/LastPosts';
import { MainAbout } from './MainAbout/MainAbout';
import { PageTitle } from './PageTitle/PageTitle';
import { Parallax } from './Parallax/Parallax';
import type { SectionProps } from './section-props';
import { SiteVisit } from './SiteVisit/SiteVisit';
import { TabList } from './TabList/TabList';
import { Team } from './Team/Team';

interface Entry<T extends SectionType> {
  component: ComponentType<SectionProps<T>>;
  /** How `SectionRenderer` frames the section; `paper` by default. `photo` fills the frame. */
  surface?: 'paper' | 'concrete' | 'ink' | 'photo';
}

/** The component of every section type. Server code: only `*.client.tsx` files inside a section hydrate. */
export const registry = {
  hero: { component: Hero, surface: 'photo' },
  pageTitle: { component: PageTitle, surface: 'photo' },
  mainAbout: { component: MainAbout },
  about: { component: About },
  experiences: { component: Experiences },
  tabList: { component: TabList, surface: 'concrete' },
  accordion: { component: Accordion },
  team: { component: Team },
  counter: { component: Counter, surface: 'ink' },
  parallax: { component: Parallax, surface: 'photo' },
  lastPosts: { component: LastPosts },
  fancyTextBox: { component: FancyTextBox, surface: 'concrete' },
  clients: { component: Clients },
  iconWithText: { component: IconWithText },
  siteVisit: { component: SiteVisit, surface: 'concrete' },
  contactForm: { component: ContactForm },
} satisfies { [T in SectionType]: Entry<T> };

/** An entry of a type known only at run time. `parseSection` has checked that section and type match. */
export type AnyEntry = Entry<SectionType>;
