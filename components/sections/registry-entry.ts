import type { ComponentType } from 'react';

import type { SectionDefinition } from '@/lib/sections/define-section';

import type { SectionType } from './definitions';
import type { SectionProps } from './section-props';

/** What the registry says of a section type. */
export interface Entry<T extends SectionType> {
  component: ComponentType<SectionProps<T>>;
  /** How `SectionRenderer` frames the section; `paper` by default. `photo` fills the frame. */
  surface?: 'paper' | 'concrete' | 'ink' | 'photo';
}

/** An entry for each of some definitions. */
export type Entries<D extends SectionDefinition> = { [T in D['type'] & SectionType]: Entry<T> };
