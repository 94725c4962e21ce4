'use client';

import type { SetupModel } from '../read-view';
import type { SetupTexts } from '../setup-texts';
import { toggled } from './toggled';

interface Props {
  texts: SetupTexts;
  language: 'tr' | 'en';
  pages: SetupModel['pages'];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/** Which pages the site begins with. Those that are there stay. */
export function PageChoice({ texts, language, pages, chosen, onChange }: Props) {
  return (
    <fieldset>
      <legend>{texts.pages}</legend>
      <p className="setup-form__hint">{texts.pagesHint}</p>
      <div className="setup-form__pages">
        {pages.map(({ pageKey, titles, isThere }) => (
          <label key={pageKey} className="setup-check">
            <input
              type="checkbox"
              checked={isThere || chosen.has(pageKey)}
              disabled={isThere}
              onChange={({ target }) => onChange(toggled(chosen, pageKey, target.checked))}
            />
            <span>
              {titles[language]} {isThere && <small>({texts.pageThere})</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
