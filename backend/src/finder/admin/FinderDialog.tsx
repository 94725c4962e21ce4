'use client';

import { useLocale, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { AdminDialog } from '../../admin/dialog/AdminDialog';
import { finderTexts } from './finder-texts';
import { useFound } from './use-found';
import { useGroups } from './use-groups';

interface Props {
  siteUrl?: string;
  onClosed: () => void;
}

/** The search over everything in the admin: type, choose with the arrow keys or a press, Enter. */
export function FinderDialog({ siteUrl, onClosed }: Props) {
  const { i18n } = useTranslation();
  const { code: language } = useLocale();
  const texts = finderTexts(i18n.language);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { found, failure, isLoading } = useFound(query, language);
  const groups = useGroups(query, found, { siteUrl, language });
  const choices = groups.flatMap((group) => group.choices);
  const active = Math.min(at, choices.length - 1);
  const optionId = (index: number) => `${id}-option-${index}`;

  const goTo = (index: number) => {
    const next = (index + choices.length) % choices.length;
    setAt(next);
    list.current?.querySelector(`[id="${optionId(next)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (href: string | undefined) => {
    if (!href) return;
    dialog.current?.close();
    window.location.assign(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || choices.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) goTo(active + step);
    else if (event.key === 'Enter') choose(choices[active]?.href);
    else return;
    event.preventDefault();
  };
  const asked = query.trim();
  const counted = asked ? texts.count.replace('{count}', String(choices.length)) : '';
  const result = choices.length === 0 ? texts.nothing.replace('{query}', () => asked) : counted;
  const status = failure ? texts[failure] : isLoading ? texts.loading : result;

  return (
    <AdminDialog
      dialog={dialog}
      title={texts.find}
      closeLabel={texts.close}
      className="finder"
      focus={input}
      onClosed={onClosed}
    >
      <label htmlFor={id}>{texts.label}</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? optionId(active) : undefined}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(0);
          list.current?.scrollTo({ top: 0 });
        }}
        onKeyDown={onKeyDown}
      />
      <p className="finder__hint">{texts.hint}</p>
      <p role="status">{status}</p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.results} className="finder__list">
        {groups.map(({ key, choices: own }) => (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <p id={`${id}-${key}`} className="finder__group">
              {texts[key]}
            </p>
            {own.map((choice) => {
              const index = choices.indexOf(choice);
              return (
                <div
                  key={choice.key}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  className="finder__choice"
                  onPointerMove={() => index !== active && setAt(index)}
                  onClick={() => choose(choice.href)}
                >
                  <b>{choice.label}</b>
                  {choice.note && <span>{choice.note}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </AdminDialog>
  );
}
