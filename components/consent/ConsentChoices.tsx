import { useId } from 'react';

import type { Category, Choice } from '@/lib/consent/consent';
import type { ConsentTexts } from '@/lib/i18n/consent-catalogues';

import styles from './ConsentChoices.module.scss';

interface Props {
  texts: ConsentTexts;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

type Row = [category: Category | 'necessary', label: keyof ConsentTexts, text: keyof ConsentTexts];

const rows: Row[] = [
  ['necessary', 'consentNecessary', 'consentNecessaryText'],
  ['functional', 'consentFunctional', 'consentFunctionalText'],
  ['media', 'consentMedia', 'consentMediaText'],
];

/** In a low window they open below the end of what is seen. */
function reveal(element: HTMLElement | null) {
  void element?.scrollIntoView({ block: 'nearest' });
}

/** The categories with their purposes. The necessary one is shown as information and cannot be changed. */
export function ConsentChoices({ texts, choice, onChange }: Props) {
  const id = useId();
  return (
    <fieldset ref={reveal} className={styles.choices}>
      <legend className="visually-hidden">{texts.consentPreferences}</legend>
      {rows.map(([category, label, text]) => (
        <div key={category}>
          <label>
            <input
              type="checkbox"
              checked={category === 'necessary' || choice[category]}
              disabled={category === 'necessary'}
              aria-describedby={`${id}-${category}`}
              onChange={({ target }) => onChange({ ...choice, [category]: target.checked })}
            />
            {texts[label]}
          </label>
          <p id={`${id}-${category}`}>{texts[text]}</p>
        </div>
      ))}
    </fieldset>
  );
}
