'use client';

import { type ReactNode, useRef, useState } from 'react';

import { CloseIcon } from '@/components/forms/FormIcons';
import { Button } from '@/components/ui/Button';
import { emptyValues, itemKey, newKey, type Path, type Values } from '@/lib/edit/values';
import { inLanguage } from '@/lib/i18n/languages';
import type { Field, Fields } from '@/lib/sections/define-section';

import { useEdit } from '../state/edit-context';
import { DownIcon, GripIcon, PlusIcon, UpIcon } from '../EditIcons';
import look from './Controls.module.scss';
import { FieldChecks } from './FieldChecks';
import { fieldIds, useForm } from './form-context';

interface Props {
  field: Field & { fields: Fields };
  path: Path;
  items: Values[];
  /** Renders the fields of an item. A prop, since the control of every kind of field imports this one. */
  renderFields: (path: Path, item: Values) => ReactNode;
}

/** The first text of an item, by which its editor knows it. */
function nameOf(fields: Fields, item: Values): string {
  for (const [name, field] of Object.entries(fields)) {
    const value = item[name];
    const text = field.kind === 'group' ? nameOf(field.fields, (value ?? {}) as Values) : value;
    const isText = field.kind === 'group' || field.kind === 'text' || field.kind === 'html';
    if (isText && typeof text === 'string' && text) return text.replace(/<[^>]*>/g, '').slice(0, 60);
  }
  return '';
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const [item] = list.slice(from, from + 1);
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** A list: its items are opened one by one, added, removed, and moved by buttons or by dragging. */
export function ListControl({ field, path, items, renderFields }: Props) {
  const form = useForm();
  const { t, language, place } = useEdit();
  const { id } = fieldIds(form, path);
  const [open, setOpen] = useState<readonly string[]>(() =>
    // The item that the editor was led to.
    items
      .filter((_, at) => place?.field.startsWith(`${[...path, at].join('.')}.`))
      .map((item) => String(item[itemKey])),
  );
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number>(undefined);
  const label = inLanguage(field.label, language);
  const hasProblem = (index: number) =>
    Object.keys(form.problems).some((name) => name.startsWith(`${[...path, index].join('.')}.`));
  const toggle = (key: string, isOpen: boolean) =>
    setOpen((keys) => (isOpen ? [...keys.filter((other) => other !== key), key] : keys.filter((k) => k !== key)));

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    form.arrange(path, (all) => moved(all, from, to));
    setSaid(t('editMoved', { place: String(to + 1), count: String(items.length) }));
  };
  const remove = (index: number) => {
    form.arrange(path, (all) => all.filter((_, at) => at !== index));
    setSaid(t('editRemoved'));
    // The button that was pressed is gone: the keyboard goes on from the list.
    list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const add = () => {
    const key = newKey();
    form.arrange(path, (all) => [...all, { ...emptyValues(field.fields), [itemKey]: key }]);
    toggle(key, true);
    setSaid(t('editAdded', { count: String(items.length + 1) }));
  };

  return (
    <fieldset className={look.list} aria-labelledby={`${id}-label`}>
      <legend id={`${id}-label`} className={look.label}>
        {label} <span>({items.length})</span>
      </legend>
      <ol ref={list}>
        {items.map((item, index) => {
          const key = String(item[itemKey]);
          const name = t('editItem', { number: String(index + 1), name: nameOf(field.fields, item) });
          return (
            <li
              key={key}
              onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged.current !== undefined) move(dragged.current, index);
                dragged.current = undefined;
              }}
            >
              <div className={look.itemHead}>
                <span
                  className={look.grip}
                  draggable
                  aria-hidden="true"
                  title={t('editDrag')}
                  onDragStart={(event) => {
                    dragged.current = index;
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', name);
                  }}
                  onDragEnd={() => (dragged.current = undefined)}
                >
                  <GripIcon />
                </span>
                <button
                  type="button"
                  className={look.itemName}
                  aria-expanded={open.includes(key) || hasProblem(index)}
                  onClick={() => toggle(key, !open.includes(key))}
                >
                  {name}
                </button>
                <button
                  type="button"
                  className={look.itemButton}
                  aria-label={t('editMoveUp', { name })}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <UpIcon />
                </button>
                <button
                  type="button"
                  className={look.itemButton}
                  aria-label={t('editMoveDown', { name })}
                  aria-disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <DownIcon />
                </button>
                <button
                  type="button"
                  className={look.itemButton}
                  aria-label={t('editRemoveItem', { name })}
                  onClick={() => remove(index)}
                >
                  <CloseIcon />
                </button>
              </div>
              {(open.includes(key) || hasProblem(index)) && (
                <div className={look.itemBody}>{renderFields([...path, index], item)}</div>
              )}
            </li>
          );
        })}
      </ol>
      <FieldChecks path={path} />
      <Button
        data-add=""
        type="button"
        size="small"
        theme="outline"
        iconBefore={<PlusIcon />}
        title={t('editAdd')}
        ariaLabel={`${t('editAdd')}: ${label}`}
        onClick={add}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
