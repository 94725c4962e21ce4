import type { Payload } from 'payload';
import { allLanguages, defaultLanguage, type Language } from '../languages';
import { readPages } from '../seed/content';
import { seedDirOf } from '../seed/seed-dir';
import { seeding } from '../seed/seeding';
import { inLanguage, rowsOf, textOf, type StoredValues } from '../wire/values';
import type { Localized } from '../languages';
import { changedSince, type Change } from './changed-since';
import { factNames, type CompanyFacts } from './company-facts';
import { canArchive } from './make-archive';
import type { BrandAnswers } from './read-answers';
import { readSetup, type SetupState } from './setup-state';
import { starterNames } from './starter-names';
import { readBrand } from './write-brand';

/** A page that the setup can make. */
interface StarterPage {
  pageKey: string;
  titles: Partial<Record<Language, string>>;
  /** Whether the site has it, public or as somebody's draft. */
  isThere: boolean;
}

/** What the page of the setup shows. */
export interface SetupModel {
  version: number;
  phase: SetupState['phase'];
  facts: CompanyFacts;
  brand: BrandAnswers & { logos: Record<'logo' | 'logoOnDark', boolean> };
  /** All that a site can have, Turkish first. */
  languages: { code: Language; label: string; isOffered: boolean; isSuggested: boolean }[];
  pages: StarterPage[];
  archive?: string;
}

/** The content of the demo company, and what has come to it since. */
export interface DemoModel {
  changes: Change[];
  canArchive: boolean;
}

/** Whether administrators are led to the setup, and to which part of it. */
export async function setupOffer(payload: Payload): Promise<'demo' | 'setup' | undefined> {
  const { phase, seed, cleared } = await readSetup(payload);
  if (phase !== 'open') return undefined;
  const { status } = await payload.findGlobal({ slug: 'seed-state', ...seeding });
  if (!cleared && status === 'done' && (seed ?? 'demo') === 'demo') return 'demo';
  if (cleared || seed === 'starter') return 'setup';
  const { totalDocs } = await payload.count({ collection: 'pages', ...seeding });
  return totalDocs === 0 ? 'setup' : undefined;
}

/** @returns undefined if there is no demo to clear */
export async function readDemo(payload: Payload): Promise<DemoModel | undefined> {
  const { seed, cleared } = await readSetup(payload);
  if (cleared || (seed ?? 'demo') !== 'demo') return undefined;
  const changes = await changedSince(payload);
  return changes && { changes, canArchive: canArchive() };
}

const emptyFacts = Object.fromEntries(factNames.map((name) => [name, ''])) as Omit<CompanyFacts, 'names'>;

/** As the site has it, whatever the last setup was told. */
function contactIn(info: StoredValues): Pick<CompanyFacts, 'phone' | 'email' | 'address'> {
  const address = textOf(inLanguage(info.adress as Localized<string>, defaultLanguage));
  return { phone: textOf(info.phone) ?? '', email: textOf(info.email) ?? '', address: address ?? '' };
}

/** Those of a new site, and those that have interface texts. Others are added in the site information. */
const usual: readonly unknown[] = ['tr', 'en'];
const suggested: readonly unknown[] = ['tr', 'en', 'de'];

export async function readSetupModel(payload: Payload): Promise<SetupModel> {
  const { version, phase, facts, cleared, seed } = await readSetup(payload);
  const info = (await payload.findGlobal({
    ...{ slug: 'site-info', locale: 'all', depth: 0, draft: true },
    ...seeding,
  })) as unknown as StoredValues;
  const offered = rowsOf(info.languages).map(({ code }) => code);
  const nameIn = (language: Language) => textOf(inLanguage(info.title as Localized<string>, language));
  const standIns = await starterNames({ seed, version });
  const names = Object.fromEntries(
    allLanguages.map(({ code }) => [code, nameIn(code) === standIns[code] ? '' : (nameIn(code) ?? '')]),
  );
  const { docs } = await payload.find({
    ...{ collection: 'pages', depth: 0, limit: 0, pagination: false, draft: true, locale: 'all' },
    select: { pageKey: true },
    ...seeding,
  });
  const keys = new Set(docs.map(({ pageKey }) => pageKey));
  const starter = await readPages(seedDirOf('starter'));
  return {
    ...{ version, phase },
    facts: { ...emptyFacts, ...facts, ...contactIn(info), names },
    brand: await readBrand(payload),
    languages: allLanguages.map(({ code, label }) => ({
      ...{ code, label },
      isOffered: (offered.length > 0 ? offered : usual).includes(code),
      isSuggested: suggested.includes(code),
    })),
    pages: starter.map(({ pageKey, title, otherLangs }) => ({
      pageKey,
      titles: { tr: String(title), en: String(otherLangs.en?.title ?? title) },
      isThere: keys.has(pageKey),
    })),
    ...(cleared && { archive: cleared.archive }),
  };
}
