import { colorNames, isOneOf, themeNames, type ColorName, type ThemeName } from '../../../lib/brand/options';
import { isRecord } from '../wire/values';
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

/**
 * Reads what an administrator has filled in.
 *
 * @param sent parsed JSON of the form
 * @returns the answers, and problems by field: `name.tr`, `email`…
 */
export function readAnswers(sent: unknown): { answers: Answers; problems: Problems } {
  const raw = isRecord(sent) ? sent : {};
  const problems: Problems = {};
  const sentFacts = isRecord(raw.facts) ? raw.facts : {};
  const sentNames = isRecord(sentFacts.names) ? sentFacts.names : {};
  const names: CompanyFacts['names'] = {};
  for (const { code } of allLanguages) {
    const name = textOf(sentNames[code]);
    if (name.length > NAME_LENGTH) problems[`name.${code}`] = 'tooLong';
    if (name) names[code] = name;
  }
  if (!names[defaultLanguage]) problems[`name.${defaultLanguage}`] = 'required';
  const texts = Object.fromEntries(factNames.map((name) => [name, textOf(sentFacts[name])])) as Record<
    FactName,
    string
  >;
  for (const name of factNames) {
    const problem = problemOf(name, texts[name]);
    if (problem) problems[name] = problem;
  }
  const chosen = Array.isArray(raw.languages) ? raw.languages : [];
  return {
    answers: {
      version: Number(raw.version) || 0,
      facts: { names, ...texts },
      brand: brandIn(raw.brand),
      languages: allLanguages
        .map(({ code }) => code)
        .filter((code) => code === defaultLanguage || chosen.includes(code)),
      pages: (Array.isArray(raw.pages) ? raw.pages : []).filter((key) => typeof key === 'string'),
    },
    problems,
  };
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
