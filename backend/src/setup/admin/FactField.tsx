'use client';

import type { CompanyFacts, FactName } from '../company-facts';
import type { SetupTexts } from '../setup-texts';
import { Field } from './Field';

const types: Partial<Record<FactName, 'email' | 'tel'>> = { email: 'email', phone: 'tel', kepAddress: 'email' };
const fills: Partial<Record<FactName, string>> = { address: 'street-address', phone: 'tel', email: 'email' };

interface Props {
  name: FactName;
  texts: SetupTexts;
  facts: CompanyFacts;
  problem?: string;
  onChange: (facts: CompanyFacts) => void;
}

/** One fact about the company; all are optional. */
export function FactField({ name, texts, facts, problem, onChange }: Props) {
  return (
    <Field
      name={name}
      label={texts.facts[name]}
      hint={(texts.hints as Partial<Record<FactName, string>>)[name]}
      note={texts.optional}
      problem={problem}
      value={facts[name]}
      type={types[name]}
      autoComplete={fills[name]}
      isLong={name === 'address' || name === 'managers'}
      onChange={(value) => onChange({ ...facts, [name]: value })}
    />
  );
}
