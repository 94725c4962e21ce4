import { customDefinitions } from '../../custom/definitions';
import type { SectionOf } from '../../lib/sections/section-of';
import { hero } from './Hero/definition';
import { pageTitle } from './PageTitle/definition';
import { mainAbout } from './MainAbout/definition';
import { about } from './About/definition';
import { experiences } from './Experiences/definition';
import { tabList } from './TabList/definition';
import { accordion } from './Accordion/definition';
import { team } from './Team/definition';
import { counter } from './Counter/definition';
import { parallax } from './Parallax/definition';
import { lastPosts } from './LastPosts/definition';
import { fancyTextBox } from './FancyTextBox/definition';
import { clients } from './Clients/definition';
import { iconWithText } from './IconWithText/definition';
import { textBlock } from './TextBlock/definition';
import { gallery } from './Gallery/definition';
import { quotation } from './Quotation/definition';
import { table } from './Table/definition';
import { buttonRow } from './ButtonRow/definition';
import { downloads } from './Downloads/definition';
import { embeddedForm } from './EmbeddedForm/definition';
import { siteVisit } from './SiteVisit/definition';
import { contactForm } from './ContactForm/definition';

/**
 * The product's own section types (docs/contract.md#sections). A new type is added here and, with its component, in
 * `registry.ts`.
 */
export const productDefinitions = [
  hero,
  pageTitle,
  mainAbout,
  about,
  experiences,
  tabList,
  accordion,
  team,
  counter,
  parallax,
  lastPosts,
  fancyTextBox,
  clients,
  iconWithText,
  textBlock,
  gallery,
  quotation,
  table,
  buttonRow,
  downloads,
  embeddedForm,
  siteVisit,
  contactForm,
] as const;

/** Every section type: the product's and the company's own (`custom/`). */
export const definitions = [...productDefinitions, ...customDefinitions] as const;

export type SectionDefinitions = (typeof definitions)[number];
export type SectionType = SectionDefinitions['type'];

/** A parsed section of any type. */
export type Section = SectionOf<SectionDefinitions>;

/** A parsed section of one type. */
export type SectionByType<T extends SectionType> = Extract<Section, { type: T }>;
