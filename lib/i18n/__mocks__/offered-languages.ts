import type { Language } from '../language';

/** Two fixed languages, as the demo content has. */
export const offeredLanguages = (): readonly Language[] => ['tr', 'en'];

export const isHiddenLanguage = (language: Language): boolean => !offeredLanguages().includes(language);
