import { processWide } from '../process-wide.mjs';
import { defaultLanguage, type Language } from './language';

interface Offered {
  /** Undefined until a backend has named them. */
  codes?: readonly Language[];
}

const offered = processWide<Offered>('languages', () => ({}));

/** The languages of the site, the default one first, as far as this process knows (`keep-languages.ts`). */
export const offeredLanguages = (): readonly Language[] => offered.codes ?? [defaultLanguage];

export function setOfferedLanguages(codes: readonly Language[]): void {
  offered.codes = codes;
}

/** Whether a language has no addresses. Before the languages are known, each may have some. */
export const isHiddenLanguage = (language: Language): boolean => offered.codes?.includes(language) === false;
