import type { Language } from '../i18n/language';
import type { ApplicationModel } from './types';

type Model = Pick<ApplicationModel, 'languages'>;

/** The languages that the site offers, the default one among them. */
export const languagesOf = ({ languages }: Model): Language[] => languages.map(({ code }) => code);

/** Something that exists in some languages, with those of them that the site offers. */
export function inOffered<T extends { languages: readonly Language[] }>(of: T, model: Model): T {
  return { ...of, languages: languagesOf(model).filter((code) => of.languages.includes(code)) };
}
