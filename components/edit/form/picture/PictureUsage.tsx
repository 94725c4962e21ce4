import { useId, useRef, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import forms from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { MediaDetails } from '@/lib/edit/edit-info';
import { editAddress } from '@/lib/edit/edit-path';

import { useEdit } from '../../state/edit-context';
import type { EditKey } from '../../texts/edit-texts';
import { acceptedTypes, checkFile } from '../check-file';
import styles from '../Controls.module.scss';

interface Props {
  details: MediaDetails;
  isBusy: boolean;
  /** Called when a file is chosen that was not sent, and when there is none any more. */
  onFile: (isChosen: boolean) => void;
  /** @returns whether it was saved */
  onSend: (change: FormData) => Promise<boolean>;
}

/** The parts of every page that can use a picture, by their names in the backend. */
const parts: Record<string, EditKey> = {
  navigation: 'editUsedInMenu',
  footer: 'editUsedInFooter',
  popup: 'editUsedInPopup',
  brand: 'editUsedInBrand',
};

/** Where a picture is used, and its replacement in all of these places. */
export function PictureUsage({ details: { usage, isLocked }, isBusy, onFile, onSend }: Props) {
  const { t, adminUrl, info, path, language } = useEdit();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<EditKey>();

  /** Where a place is edited on the site; undefined if it is edited in the admin only. */
  const addressIn = (name: string, kind: string, link?: string) => {
    if (link) return editAddress(link, language);
    return kind === 'global' && info.parts?.[name] ? `${editAddress(path, language)}#part:${name}` : undefined;
  };
  const nameOf = (name: string, kind: string) => {
    if (kind === 'bin') return `${t('editBin')}: ${name}`;
    return kind === 'global' && parts[name] ? t(parts[name]) : name;
  };
  const replace = async () => {
    const file = input.current?.files?.[0];
    const wrongFile = checkFile(file, 'image');
    setWrong(wrongFile);
    if (!file || wrongFile) return input.current?.focus();
    if (!window.confirm(t('editReplaceConfirm', { count: String(usage.length) }))) return;
    const change = new FormData();
    change.set('file', file);
    if (!(await onSend(change))) return;
    // Unless another was chosen meanwhile.
    if (input.current?.files?.[0] !== file) return;
    input.current.value = '';
    onFile(false);
  };

  return (
    <>
      <section>
        <h3>{t('editUsedIn')}</h3>
        {usage.length === 0 ? (
          <p className={forms.hint}>{t('editUsedNowhere')}</p>
        ) : (
          <ul className={styles.usage}>
            {usage.map(({ name, href, link, kind }) => (
              <li key={href}>
                <a href={addressIn(name, kind, link) ?? `${adminUrl}${href}`} target="_blank" rel="noopener">
                  {nameOf(name, kind)}
                  <span className="visually-hidden"> {t('editOpensNewWindow')}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      {!isLocked && (
        <section>
          <h3>{t('editReplaceEverywhere')}</h3>
          <div className={[forms.field, wrong && forms.wrong].filter(Boolean).join(' ')}>
            <label htmlFor={`${id}-file`}>{t('editNewFile')}</label>
            <input
              ref={input}
              id={`${id}-file`}
              type="file"
              accept={acceptedTypes.image}
              className={forms.input}
              onChange={({ target: { files } }) => {
                onFile(Boolean(files?.length));
                setWrong(files?.length ? checkFile(files[0], 'image') : undefined);
              }}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={`${id}-hint ${id}-wrong`}
            />
            <div role="alert">
              <FieldError id={`${id}-wrong`} error={wrong && t(wrong)} />
            </div>
            <p id={`${id}-hint`} className={forms.hint}>
              {t('editReplaceHint')}
            </p>
          </div>
          <Button
            type="button"
            size="small"
            theme="outline"
            title={t('editReplaceEverywhere')}
            aria-disabled={isBusy}
            onClick={() => void replace()}
          />
        </section>
      )}
    </>
  );
}
