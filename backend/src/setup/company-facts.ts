import type { Language } from '../languages';

/** What the setup asks about the company. */
export interface CompanyFacts {
  /** The name by language; Turkish is there. */
  names: Partial<Record<Language, string>>;
  address: string;
  phone: string;
  email: string;
  /** For the legal pages. Without the name of the register, the name of the site stands there. */
  legalName: string;
  mersisNo: string;
  tradeRegistry: string;
  capital: string;
  kepAddress: string;
  managers: string;
}

/** The facts besides the names, with the most characters that each may have. */
export const factLengths = {
  address: 300,
  phone: 40,
  email: 200,
  legalName: 200,
  mersisNo: 19,
  tradeRegistry: 120,
  capital: 80,
  kepAddress: 200,
  managers: 1000,
} as const satisfies Record<Exclude<keyof CompanyFacts, 'names'>, number>;

export type FactName = keyof typeof factLengths;

export const factNames = Object.keys(factLengths) as FactName[];
