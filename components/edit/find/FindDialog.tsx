'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

// Of the help, and before the modal: in a file of their own, or after it, they come to visitors, who load the modal's.
import styles from '../help/Help.module.scss';
import { Modal } from '@/components/ui/Modal.client';
import { modalOpen } from '@/lib/browser/site-events';

import { useEdit } from '../state/edit-context';
import { type Choice } from './find-groups';
import { useChoices } from './use-choices';
import { useSearch } from './use-search';

interface Props {
  showHelp: () => void;
  onClosed: () => void;
}

/** The search over everything: type, choose with the arrow keys or a press, Enter. */
export function FindDialog({ showHelp, onClosed }: Props) {
  const { t, interfaceLanguage } = useEdit();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef<Choice>(undefined);
  /** What Enter was pressed at, while it was the answer to an earlier query. */
  const awaited = useRef<{ place?: string }>(undefined);
  const [query, setQuery] = useState('');
  /** What was gone to, by its place and not by its number: an answer may add others before it. */
  const [at, setAt] = useState<string>();
  const [isOpen, setIsOpen] = useState(true);
  const { found, failure, isLoading } = useSearch(query);
  const groups = useChoices(query, found, { showHelp });
  const choices = groups.flatMap((group) => group.choices);
  const places = groups.flatMap((group) => group.choices.map(({ key }) => `${group.key}:${key}`));
  // Without it, the first one, which is the best for the typed words.
  const active = Math.max(at === undefined ? 0 : places.indexOf(at), 0);
  const optionId = (index: number) => `${id}-option-${index}`;

  // The dialog takes the focus when it is shown.
  const focusInput = useEffectEvent(() => input.current?.focus());
  useEffect(() => {
    const onOpen = () => focusInput();
    window.addEventListener(modalOpen, onOpen, { once: true });
    return () => window.removeEventListener(modalOpen, onOpen);
  }, []);

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    // Done when the dialog is gone, which gives the focus back to where it was.
    chosen.current = choice;
    setIsOpen(false);
  };
  const onEnter = () => {
    const choice = choices[active];
    const isOwn = groups.some((group) => group.isOwn && group.choices.some((one) => one === choice));
    if (isLoading && !isOwn) awaited.current = { place: at };
    else choose(choice);
  };
  const chooseAwaited = useEffectEvent(() => {
    const enter = awaited.current;
    if (isLoading || !enter) return;
    awaited.current = undefined;
    if (!failure) choose(choices[enter.place === undefined ? 0 : places.indexOf(enter.place)]);
  });
  useEffect(() => chooseAwaited(), [isLoading]);
  const goTo = (index: number) => {
    const next = (index + choices.length) % choices.length;
    setAt(places[next]);
    list.current?.querySelector(`[id="${optionId(next)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (nativeEvent.isComposing || (step === undefined && key !== 'Enter')) return;
    awaited.current = undefined;
    if (step === undefined) onEnter();
    else if (choices.length > 0) goTo(active + step);
    else return;
    event.preventDefault();
  };
  const isSearch = query.trim() !== '';
  const status = failure
    ? failure
    : isLoading
      ? t('editLoading')
      : choices.length === 0
        ? t('editFindNothing', { query: query.trim() })
        : isSearch
          ? t('editFindCount', { count: String(choices.length) })
          : '';

  return (
    <Modal
      title={t('editFind')}
      titleLang={interfaceLanguage}
      closeLabel={t('editClose')}
      isOpen={isOpen}
      onClosed={() => {
        onClosed();
        chosen.current?.run();
      }}
    >
      <div className={styles.find} lang={interfaceLanguage}>
        <label htmlFor={id}>{t('editFindLabel')}</label>
        <input
          ref={input}
          id={id}
          className={styles.findInput}
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? optionId(active) : undefined}
          aria-describedby={`${id}-hint`}
          value={query}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => {
            awaited.current = undefined;
            setQuery(target.value);
            setAt(undefined);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-hint`} className={styles.findHint}>
          {t('editFindHint')}
        </p>
        <p role="status" className={failure ? styles.findFailure : styles.findStatus}>
          {status}
        </p>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('editFindResults')} className={styles.findList}>
          {groups.map(({ key, title, choices: own }) => (
            <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
              <p id={`${id}-${key}`} className={styles.findTitle}>
                {title}
              </p>
              {own.map((choice) => {
                const index = choices.indexOf(choice);
                return (
                  <div
                    key={choice.key}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    className={styles.findChoice}
                    onPointerMove={() => index !== active && setAt(places[index])}
                    onClick={() => choose(choice)}
                  >
                    <b>{choice.label}</b>
                    {choice.note && <span>{choice.note}</span>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </Modal>
  );
}
