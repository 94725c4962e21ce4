import type { Payload } from 'payload';
import { allLanguages, defaultLanguage, ownTexts, type Language, type Localized } from '../languages';
import { seeding } from '../seed/seeding';
import { inLanguage, rowsOf, textOf, type StoredValues } from '../wire/values';
import type { CompanyFacts } from './company-facts';
import type { Answers } from './read-answers';
import type { StarterNames } from './starter-names';

const rights = {
  tr: 'Tüm hakları saklıdır.',
  en: 'All rights reserved.',
  de: 'Alle Rechte vorbehalten.',
};

function copyrightOf({ names, legalName }: CompanyFacts, language: Language): string {
  const owner = legalName || (names[language] ?? names[defaultLanguage] ?? '');
  return `${owner.replace(/\.$/, '')}. ${ownTexts(rights, language)}`;
}

const textIn = (value: unknown, language: Language) => textOf(inLanguage(value as Localized<string>, language)) ?? '';

/** The rows with added and removed languages; the others keep their place, their name and their id. */
function languageRows(stored: StoredValues, { languages, shown }: Answers): StoredValues[] | undefined {
  const rows = rowsOf(stored.languages);
  const known = shown && rows.length > 0 ? shown.languages : rows.map(({ code }) => code);
  const added = allLanguages.filter(({ code }) => languages.includes(code) && !known.includes(code));
  const kept = rows.filter(({ code }) => !known.includes(code) || languages.includes(code as Language));
  const isThere = new Set(kept.map(({ code }) => code));
  const missing = added.filter(({ code }) => !isThere.has(code));
  if (missing.length === 0 && kept.length === rows.length) return undefined;
  return [...kept, ...missing.map(({ code, label }) => ({ code, name: label }))];
}

/** What is known from before. */
export interface Before {
  /** The facts of the last setup. */
  former?: CompanyFacts | undefined;
  /** Names that stand in for the company's. */
  starterNames: StarterNames;
}

interface Situation extends Before {
  stored: StoredValues;
  answers: Answers;
}

/** The texts that change in one language. */
function textChanges({ stored, answers: { facts, shown }, former, starterNames }: Situation, code: Language) {
  const isDefault = code === defaultLanguage;
  const name = facts.names[code] ?? '';
  const nameShown = shown?.facts.names[code] ?? '';
  const [title, address, copyright] = ['title', 'adress', 'copyright'].map((field) => textIn(stored[field], code));
  const addressBefore = textIn(stored.adress, defaultLanguage);
  const hasNewAddress = facts.address !== (shown?.facts.address ?? addressBefore);
  const hasNewName = name !== (shown ? nameShown : title);
  const hasNewOwner = !former || hasNewName || facts.legalName !== (shown?.facts ?? former).legalName;
  const isNewHere = name !== '' && title === '';
  const mayWrite = (current = '', ...own: unknown[]) => (current === '' ? name !== '' : own.includes(current));
  const data: Record<string, unknown> = {};
  if (hasNewName && name) data.title = name;
  else if (!isDefault && !name && title && (title === starterNames[code] || nameShown)) data.title = null;
  if (isDefault ? hasNewAddress : (hasNewAddress || isNewHere) && mayWrite(address, addressBefore, former?.address))
    data.adress = facts.address;
  if ((hasNewOwner || isNewHere) && mayWrite(copyright, former && copyrightOf(former, code)))
    data.copyright = copyrightOf(facts, code);
  return data;
}

/** What changes of the values that no language has for itself. */
function sharedChanges({ stored, answers }: Situation) {
  const { facts, shown } = answers;
  const data: Record<string, unknown> = {};
  if (facts.phone !== (shown?.facts.phone ?? textOf(stored.phone) ?? '')) data.phone = facts.phone;
  if (facts.email !== (shown?.facts.email ?? textOf(stored.email) ?? '')) data.email = facts.email || null;
  const languages = languageRows(stored, answers);
  return languages ? { ...data, languages } : data;
}

/**
 * What the answers change of the site's information, by language. An answer that is as the form showed it changes
 * nothing. The address of a translation and the copyright line are written where they are empty, or where they are
 * still what the setup wrote.
 *
 * @param stored with all languages
 */
export function siteInfoChanges(stored: StoredValues, answers: Answers, before: Before): [Language, StoredValues][] {
  const situation = { stored, answers, ...before };
  return allLanguages.flatMap(({ code }): [Language, StoredValues][] => {
    const data = { ...textChanges(situation, code), ...(code === defaultLanguage && sharedChanges(situation)) };
    return Object.keys(data).length > 0 ? [[code, data]] : [];
  });
}

/** Writes what the answers change. A draft of the site's information is what was shown, and becomes public with it. */
export async function writeSiteInfo(payload: Payload, answers: Answers, before: Before): Promise<void> {
  const options = { slug: 'site-info', depth: 0, ...seeding } as const;
  const stored = await payload.findGlobal({ ...options, locale: 'all', draft: true });
  const changes = siteInfoChanges({ ...stored } as StoredValues, answers, before);
  for (const [locale, data] of changes) await payload.updateGlobal({ ...options, locale, data: data as object });
}
