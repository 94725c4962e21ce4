'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { brandTexts } from '../brand/brand-texts';
import { isRecord } from '../wire/values';

/** Whether the stored facts are those of a file with a single weight. */
function isOneWeight(facts: unknown): boolean {
  const [lightest, boldest] = isRecord(facts) && Array.isArray(facts.weights) ? (facts.weights as unknown[]) : [];
  return lightest !== undefined && lightest === boldest;
}

/** What the font has to have; once it is saved, also that it has one weight alone. */
export function OwnFontNote() {
  const language = useTranslation().i18n.language === 'en' ? 'en' : 'tr';
  const hasOneWeight = useFormFields(([{ 'fonts.own': own, 'fonts.ownFacts': facts }]) => {
    // The facts are those of the file that was saved.
    const isSaved = Boolean(own?.value) && own?.value === own?.initialValue;
    return isSaved && isOneWeight(facts?.value);
  });
  return (
    <div className="field-description">
      {brandTexts.ownFont.description[language]}
      {hasOneWeight && <strong role="status"> {brandTexts.ownFontOneWeight[language]}</strong>}
    </div>
  );
}
