import { colorNames, isOneOf, themeNames, type ColorName, type ThemeName } from '../../../lib/brand/options';
import { isRecord, type StoredValues } from '../wire/values';
import { allLanguages, defaultLanguage, type Language } from '../languages';
import { factLengths, factNames, type CompanyFacts, type FactName } from './company-facts';
import { svgProblem } from './svg-problem';

/** What is wrong with a field; the texts are in `setup-texts.ts`. */
export type SetupProblem =
  'required' | 'tooLong' | 'email' | 'phone' | 'mersis' | 'logoType' | 'logoSize' | 'logoBroken' | 'logoScript';

/** The look, as far as the setup asks for it. */
export interface BrandAnswers {
  theme: ThemeName;
  /** Six-digit hex; an empty one is the theme's. */
  colors: Record<ColorName, string>;
}

export interface Answers {
  /** Of the state that the form was filled in for. */
  version: number;
  facts: CompanyFacts;
  brand: BrandAnswers;
  languages: Language[];
  /** Keys of starter pages. */
  pages: string[];
  /** What the form showed when it was opened: only what differs from it was answered anew. */
  shown?: Pick<Answers, 'facts' | 'brand' | 'languages'>;
}

export interface LogoFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** By field: the name of a problem, or a sentence for the administrator. */
export type Problems = Record<string, string>;

const NAME_LENGTH = 100;
const MAX_LOGO_BYTES = 1024 * 1024;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()./-]{7,}$/;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const rules: Partial<Record<FactName, [SetupProblem, (text: string) => boolean]>> = {
  email: ['email', (text) => EMAIL.test(text)],
  kepAddress: ['email', (text) => EMAIL.test(text)],
  phone: ['phone', (text) => PHONE.test(text)],
  mersisNo: ['mersis', (text) => text.replace(/[\s-]/g, '').length === 16 && /^[\d\s-]+$/.test(text)],
};

function problemOf(name: FactName, text: string): SetupProblem | undefined {
  if (text === '') return undefined;
  if (text.length > factLengths[name]) return 'tooLong';
  const [problem, isValid] = rules[name] ?? [];
  return isValid && !isValid(text) ? problem : undefined;
}

function factsIn(sent: unknown): CompanyFacts {
  const raw = isRecord(sent) ? sent : {};
  const sentNames = isRecord(raw.names) ? raw.names : {};
  const names: CompanyFacts['names'] = {};
  for (const { code } of allLanguages) {
    const name = textOf(sentNames[code]);
    if (name) names[code] = name;
  }
  const texts = factNames.map((name) => [name, textOf(raw[name])]);
  return { names, ...(Object.fromEntries(texts) as Record<FactName, string>) };
}

function problemsIn({ names, ...texts }: CompanyFacts): Problems {
  const problems: Problems = {};
  for (const [code, name] of Object.entries(names)) if (name.length > NAME_LENGTH) problems[`name.${code}`] = 'tooLong';
  if (!names[defaultLanguage]) problems[`name.${defaultLanguage}`] = 'required';
  for (const name of factNames) {
    const problem = problemOf(name, texts[name]);
    if (problem) problems[name] = problem;
  }
  return problems;
}

function partsIn(raw: StoredValues) {
  const chosen = Array.isArray(raw.languages) ? raw.languages : [];
  const codes = allLanguages.map(({ code }) => code);
  return {
    facts: factsIn(raw.facts),
    brand: brandIn(raw.brand),
    languages: codes.filter((code) => code === defaultLanguage || chosen.includes(code)),
  };
}

/**
 * Reads what an administrator has filled in.
 *
 * @param sent parsed JSON of the form
 * @returns the answers, and problems by field: `name.tr`, `email`…
 */
export function readAnswers(sent: unknown): { answers: Answers; problems: Problems } {
  const raw = isRecord(sent) ? sent : {};
  const parts = partsIn(raw);
  const answers = {
    version: Number(raw.version) || 0,
    ...parts,
    pages: (Array.isArray(raw.pages) ? raw.pages : []).filter((key) => typeof key === 'string'),
    ...(isRecord(raw.shown) && { shown: partsIn(raw.shown) }),
  };
  return { answers, problems: problemsIn(parts.facts) };
}

function brandIn(sent: unknown): BrandAnswers {
  const raw = isRecord(sent) ? sent : {};
  const colors = isRecord(raw.colors) ? raw.colors : {};
  return {
    theme: isOneOf(themeNames, raw.theme) ? raw.theme : themeNames[0],
    colors: Object.fromEntries(colorNames.map((name) => [name, textOf(colors[name])])) as BrandAnswers['colors'],
  };
}

const signatures: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  'image/webp': (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** What is wrong with the file of a logo, by what it holds and not by what it is called. */
export function logoProblem({ type, bytes }: LogoFile): SetupProblem | undefined {
  if (bytes.length > MAX_LOGO_BYTES) return 'logoSize';
  if (type === 'image/svg+xml') {
    const problem = svgProblem(bytes.toString('utf8'));
    return problem === 'script' ? 'logoScript' : problem && 'logoBroken';
  }
  const isWhole = signatures[type];
  if (!isWhole) return 'logoType';
  return isWhole(bytes) ? undefined : 'logoBroken';
}
