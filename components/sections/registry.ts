import { customRegistry } from '@/custom/registry';

import { About } from './About/About';
import { Accordion } from './Accordion/Accordion';
import { ButtonRow } from './ButtonRow/ButtonRow';
import { Clients } from './Clients/Clients';
import { ContactForm } from './ContactForm/ContactForm';
import { Counter } from './Counter/Counter';
import type { SectionDefinitions, SectionType } from './definitions';
import { Downloads } from './Downloads/Downloads';
import { EmbeddedForm } from './EmbeddedForm/EmbeddedForm';
import { Experiences } from './Experiences/Experiences';
import { FancyTextBox } from './FancyTextBox/FancyTextBox';
import { Gallery } from './Gallery/Gallery';
import { Hero } from './Hero/Hero';
import { IconWithText } from './IconWithText/IconWithText';
import { LastPosts } from './LastPosts/LastPosts';
import { MainAbout } from './MainAbout/MainAbout';
import { PageTitle } from './PageTitle/PageTitle';
import { Parallax } from './Parallax/Parallax';
import { Quotation } from './Quotation/Quotation';
import type { Entries, Entry } from './registry-entry';
import { SiteVisit } from './SiteVisit/SiteVisit';
import { Table } from './Table/Table';
import { TabList } from './TabList/TabList';
import { Team } from './Team/Team';
import { TextBlock } from './TextBlock/TextBlock';

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
  textBlock: { component: TextBlock },
  gallery: { component: Gallery },
  quotation: { component: Quotation, surface: 'concrete' },
  table: { component: Table },
  buttonRow: { component: ButtonRow },
  downloads: { component: Downloads },
  embeddedForm: { component: EmbeddedForm },
  siteVisit: { component: SiteVisit, surface: 'concrete' },
  contactForm: { component: ContactForm },
  ...customRegistry,
} satisfies Entries<SectionDefinitions>;

/** An entry of a type known only at run time. `parseSection` has checked that section and type match. */
export type AnyEntry = Entry<SectionType>;
