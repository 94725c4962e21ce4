'use client';

import { colorNames, themeNames, type ThemeName } from '../../../../lib/brand/options';
import { themes } from '../../../../lib/brand/themes';
import { brandTexts } from '../../brand/brand-texts';
import type { BrandAnswers } from '../read-answers';
import type { SetupTexts } from '../setup-texts';
import { Field } from './Field';

interface Props {
  texts: SetupTexts;
  language: 'tr' | 'en';
  brand: BrandAnswers;
  problemOf: (name: string) => string | undefined;
  onChange: (brand: BrandAnswers) => void;
}

function Swatches({ theme }: { theme: ThemeName }) {
  return (
    <span className="setup-theme__colors" aria-hidden="true">
      {colorNames.map((name) => (
        <span key={name} style={{ background: themes[theme].colors[name] }} />
      ))}
    </span>
  );
}

/** The choice of a theme, and colours of one's own. */
export function BrandFields({ texts, language, brand, problemOf, onChange }: Props) {
  return (
    <>
      <div role="radiogroup" aria-label={texts.theme} className="setup-themes">
        {themeNames.map((name) => (
          <label key={name} className="setup-theme">
            <input
              type="radio"
              name="theme"
              checked={brand.theme === name}
              onChange={() => onChange({ ...brand, theme: name })}
            />
            <span>{brandTexts.theme.options[name][language]}</span>
            <Swatches theme={name} />
          </label>
        ))}
      </div>
      <p className="setup-form__hint">{texts.colorsHint}</p>
      <div className="setup-form__pages">
        {colorNames.map((name) => (
          <Field
            key={name}
            name={`colors.${name}`}
            label={brandTexts.colors[name].label[language]}
            hint={brandTexts.colors[name].description[language]}
            placeholder={themes[brand.theme].colors[name]}
            problem={problemOf(`colors.${name}`)}
            value={brand.colors[name]}
            onChange={(value) => onChange({ ...brand, colors: { ...brand.colors, [name]: value } })}
          />
        ))}
      </div>
    </>
  );
}
