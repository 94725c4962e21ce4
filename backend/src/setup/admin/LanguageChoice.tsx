'use client';

import { useState } from 'react';

import type { SetupModel } from '../read-view';
import type { SetupTexts } from '../setup-texts';
import { toggled } from './toggled';

interface Props {
  texts: SetupTexts;
  languages: SetupModel['languages'];
  chosen: Set<string>;
  onChange: (chosen: Set<string>) => void;
}

/** The languages of the site: the usual ones as boxes, every other from a list. The default one is always there. */
export function LanguageChoice({ texts, languages, chosen, onChange }: Props) {
  // What was taken from the list keeps its box, so that it can be given back.
  const [added, setAdded] = useState<readonly string[]>([]);
  const isBox = ({ code, isSuggested, isOffered }: SetupModel['languages'][number]) =>
    isSuggested || isOffered || added.includes(code);
  const add = (code: string) => {
    setAdded([...added, code]);
    onChange(toggled(chosen, code, true));
  };
  return (
    <fieldset>
      <legend>{texts.languages}</legend>
      <p className="setup-form__hint">{texts.languagesHint}</p>
      {languages.filter(isBox).map(({ code, label }, index) => (
        <label key={code} className="setup-check">
          <input
            type="checkbox"
            checked={chosen.has(code)}
            disabled={index === 0}
            onChange={({ target }) => onChange(toggled(chosen, code, target.checked))}
          />
          <span lang={code}>{label}</span>
        </label>
      ))}
      <div className="setup-field">
        <label htmlFor="setup-language">{texts.addLanguage}</label>
        <select id="setup-language" value="" onChange={({ target }) => add(target.value)}>
          <option value="">{texts.chooseLanguage}</option>
          {languages
            .filter((row) => !isBox(row))
            .map(({ code, label }) => (
              <option key={code} value={code} lang={code}>
                {label}
              </option>
            ))}
        </select>
      </div>
    </fieldset>
  );
}
