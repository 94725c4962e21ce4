import { useEffect, useId, useState } from 'react';

import styles from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal.client';

import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';
import look from './Controls.module.scss';

export interface FoundIcon {
  name: string;
  nodes: [tag: string, attributes: Record<string, string>][];
  word?: string;
}

interface Props {
  /** The present icon's name; empty for none. */
  chosen: string;
  /** @param icon nothing for no icon */
  onChosen: (icon?: FoundIcon) => void;
  onClosed: () => void;
}

const pauseMs = 200;

/** Icons to choose from, found by a word in Turkish or English. */
export function IconPicker({ chosen, onChosen, onClosed }: Props) {
  const { t, get, interfaceLanguage: language } = useEdit();
  const [isOpen, setIsOpen] = useState(true);
  const [query, setQuery] = useState('');
  const [icons, setIcons] = useState<FoundIcon[]>();
  const [failure, setFailure] = useState('');
  const id = useId();

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await get<FoundIcon[]>('icons', { query });
      if (!isCurrent) return;
      if (answer.isOk && answer.data) setIcons(answer.data);
      setFailure(answer.isOk ? '' : failureText(answer, t));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Only the query decides what is fetched.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query]);

  const choose = (icon?: FoundIcon) => {
    onChosen(icon);
    setIsOpen(false);
  };
  return (
    <Modal title={t('editChooseIcon')} closeLabel={t('editClose')} isOpen={isOpen} onClosed={onClosed}>
      <div className={look.picker}>
        <div className={styles.field}>
          <label htmlFor={id}>{t('editSearchIcons')}</label>
          <input
            id={id}
            type="search"
            className={styles.input}
            value={query}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setQuery(target.value)}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {t('editIconHint')}
          </p>
        </div>
        <p role="status" className={styles.hint}>
          {failure || (icons ? (icons.length === 0 ? t('editNoIcons') : '') : t('editLoading'))}
        </p>
        <ul className={look.icons}>
          {icons?.map((icon) => (
            <li key={icon.name}>
              <button type="button" aria-pressed={icon.name === chosen} onClick={() => choose(icon)}>
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  {icon.nodes.map(([Tag, attributes], index) => {
                    const Shape = Tag as 'path';
                    return <Shape key={index} {...attributes} />;
                  })}
                </svg>
                <span>{(language === 'tr' && icon.word) || icon.name}</span>
              </button>
            </li>
          ))}
        </ul>
        {chosen && (
          <Button type="button" size="small" theme="outline" title={t('editNoIcon')} onClick={() => choose()} />
        )}
      </div>
    </Modal>
  );
}
