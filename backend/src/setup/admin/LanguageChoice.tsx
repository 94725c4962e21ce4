'use client';

import type { SetupModel } from '../read-view';
import type { SetupTexts } from '../setup-texts';
import { toggled } from './toggled';

interface Props {
  texts: SetupTexts;
  languages: SetupModel['languages'];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/** Which languages the site is in. The first one cannot be left out. */
export function LanguageChoice({ texts, languages, chosen, onChange }: Props) {
  return (
    <fieldset>
      <legend>{texts.languages}</legend>
      <p className="setup-form__hint">{texts.languagesHint}</p>
      {languages.map(({ code, label }, index) => (
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
    </fieldset>
  );
}
