import type { SectionType } from './definitions';
import { aboutFixture } from './About/About.fixture';
import { accordionFixture } from './Accordion/Accordion.fixture';
import { clientsFixture } from './Clients/Clients.fixture';
import { contactFormFixture } from './ContactForm/ContactForm.fixture';
import { counterFixture } from './Counter/Counter.fixture';
import { experiencesFixture } from './Experiences/Experiences.fixture';
import { fancyTextBoxFixture } from './FancyTextBox/FancyTextBox.fixture';
import { heroFixture } from './Hero/Hero.fixture';
import { iconWithTextFixture } from './IconWithText/IconWithText.fixture';
import { lastPostsFixture } from './LastPosts/LastPosts.fixture';
import { mainAboutFixture } from './MainAbout/MainAbout.fixture';
import { pageTitleFixture } from './PageTitle/PageTitle.fixture';
import { parallaxFixture } from './Parallax/Parallax.fixture';
import { siteVisitFixture } from './SiteVisit/SiteVisit.fixture';
import { tabListFixture } from './TabList/TabList.fixture';
import { teamFixture } from './Team/Team.fixture';
import type { Fixture } from './fixture';

/** A full example of every section type, as a backend sends it. */
export const fixtures = {
  hero: heroFixture,
  pageTitle: pageTitleFixture,
  mainAbout: mainAboutFixture,
  about: aboutFixture,
  experiences: experiencesFixture,
  tabList: tabListFixture,
  accordion: accordionFixture,
  team: teamFixture,
  counter: counterFixture,
  parallax: parallaxFixture,
  lastPosts: lastPostsFixture,
  fancyTextBox: fancyTextBoxFixture,
  clients: clientsFixture,
  iconWithText: iconWithTextFixture,
  siteVisit: siteVisitFixture,
  contactForm: contactFormFixture,
} satisfies { [T in SectionType]: Fixture<T> };
