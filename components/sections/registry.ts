import type { ComponentType } from 'react';

import { About } from './About/About';
import type { SectionType } from './definitions';
import { Hero } from './Hero/Hero';
import { MainAbout } from './MainAbout/MainAbout';
import { PageTitle } from './PageTitle/PageTitle';
import type { SectionProps } from './section-props';

interface Entry<T extends SectionType> {
  component: ComponentType<SectionProps<T>>;
  /** How `SectionRenderer` frames the section; `paper` unless told otherwise. `photo` fills the frame. */
  surface?: 'paper' | 'concrete' | 'ink' | 'photo';
}

/** The component of every section type. Server code: a section hydrates only what its `*.client.tsx` holds. */
export const registry = {
  hero: { component: Hero, surface: 'photo' },
  pageTitle: { component: PageTitle, surface: 'photo' },
  mainAbout: { component: MainAbout },
  about: { component: About },
} satisfies { [T in SectionType]?: Entry<T> };

/** An entry whose type is only known at run time; `parseSection` has made sure that section and type agree. */
export type AnyEntry = Entry<SectionType>;
