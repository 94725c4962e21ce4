import type { RefObject } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import forms from '@/components/forms/Form.module.scss';
import { defaultLanguage, directionOf } from '@/lib/i18n/languages';

import { useEdit } from '../../state/edit-context';

interface Props {
  id: string;
  alts: Record<string, string>;
  setAlt: (code: string, text: string) => void;
  /** Whether the text that has to be there was missing when it was to be saved. */
  isMissing: boolean;
  /** The field of that text. */
  required: RefObject<HTMLInputElement | null>;
}

/** The text alternative of a picture in each language. The default language's has to be there. */
export function PictureTexts({ id, alts, setAlt, isMissing, required }: Props) {
  const { t, languages } = useEdit();
  return languages.map(({ code, name }) => {
    const isRequired = code === defaultLanguage;
    const isWrong = isRequired && isMissing;
    return (
      <div key={code} className={[forms.field, isWrong && forms.wrong].filter(Boolean).join(' ')}>
        <label htmlFor={`${id}-alt-${code}`}>
          {t('editAlt')} <span>{name}</span> {isRequired && <span>{t('editRequiredMark')}</span>}
        </label>
        <input
          ref={isRequired ? required : undefined}
          id={`${id}-alt-${code}`}
          className={forms.input}
          lang={code}
          dir={directionOf(code)}
          maxLength={500}
          required={isRequired}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isRequired ? `${id}-alt-wrong` : undefined}
          value={alts[code] ?? ''}
          onChange={({ target }) => setAlt(code, target.value)}
        />
        {isRequired && <FieldError id={`${id}-alt-wrong`} error={isWrong ? t('editRequired') : ''} />}
      </div>
    );
  });
}
