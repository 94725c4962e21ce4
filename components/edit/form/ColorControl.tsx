'use client';

import styles from '@/components/forms/Form.module.scss';
import { type ColorName, colorNames } from '@/lib/brand/options';
import { inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import type { EditKey } from '../texts/edit-texts';
import look from './Controls.module.scss';
import { FieldBox } from './FieldBox';
import { type ControlProps, fieldIds, useForm } from './form-context';

const hex = /^#[\da-f]{6}$/i;

const names = {
  ink: 'editColorInk',
  accent: 'editColorAccent',
  paper: 'editColorPaper',
  surface: 'editColorSurface',
  dark: 'editColorDark',
} as const satisfies Record<ColorName, EditKey>;

/** A colour: the brand's own first, then any as text, because it may be transparent, and the browser's colour picker. */
export function ColorControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t, interfaceLanguage: language, site } = useEdit();
  const { id, aria } = fieldIds(form, path, true);
  const text = typeof value === 'string' ? value : '';
  const set = (color: string) => form.set(path, field, color);
  const label = inLanguage(field.label, language);
  return (
    <FieldBox field={field} path={path} value={value} hint={t('editColorHint')}>
      {site.colors && (
        <span className={look.brandColors} role="group" aria-label={t('editBrandColors', { field: label })}>
          {colorNames.map((name) => {
            const color = site.colors?.[name] ?? '';
            return (
              <button
                key={name}
                type="button"
                aria-pressed={color.toLowerCase() === text.toLowerCase()}
                onClick={() => set(color)}
              >
                <i style={{ background: color }} aria-hidden="true" />
                {t(names[name])}
              </button>
            );
          })}
        </span>
      )}
      <span className={look.row}>
        <input
          {...aria}
          id={id}
          className={styles.input}
          value={text}
          spellCheck={false}
          onChange={({ target }) => set(target.value)}
        />
        <input
          type="color"
          className={look.swatch}
          aria-label={t('editPickColor', { field: label })}
          value={hex.test(text) ? text : '#000000'}
          onChange={({ target }) => set(target.value)}
        />
      </span>
    </FieldBox>
  );
}
