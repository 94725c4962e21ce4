import { allLanguages, defaultLanguage, type Language } from '../languages';
import { readApplicationModel } from '../seed/content';
import { seedDirOf } from '../seed/seed-dir';
import { isRecord, textOf } from '../wire/values';
import type { SetupState } from './setup-state';

/** The names that stand in for the company's, by language. */
export type StarterNames = Partial<Record<Language, string>>;

/** @returns those that the starter begins with, until the first setup has been sent; none for another beginning */
export async function starterNames({ seed, version }: Pick<SetupState, 'seed' | 'version'>): Promise<StarterNames> {
  if (seed !== 'starter' || version > 0) return {};
  const { title, titleOtherLangs: others } = (await readApplicationModel(seedDirOf('starter'))).siteInfo;
  const nameIn = (code: Language) => textOf(code === defaultLanguage ? title : isRecord(others) && others[code]);
  return Object.fromEntries(allLanguages.flatMap(({ code }) => (nameIn(code) ? [[code, nameIn(code)]] : [])));
}
