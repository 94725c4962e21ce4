'use client';

import { type ReactNode, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { emptyValues, newKey } from '@/lib/edit/values/to-values';
import { itemKey, type Path, type Values } from '@/lib/edit/values/types';
import { inLanguage } from '@/lib/i18n/languages';
import type { Field, Fields } from '@/lib/sections/define-section';

import { useEdit } from '../state/edit-context';
import { PlusIcon } from '../EditIcons';
import look from './Controls.module.scss';
import { FieldChecks } from './FieldChecks';
import { fieldIds, useForm } from './form-context';
import { moved, nameOf } from './list-items';
import { ListItem } from './ListItem';
import { useItemDrag } from './use-item-drag';

interface Props {
  field: Field & { fields: Fields };
  path: Path;
  items: Values[];
  /** Renders the fields of an item. A prop, because importing `FieldControl` here would make a cycle. */
  renderFields: (path: Path, item: Values) => ReactNode;
}

/** A list field: items can be opened, added, removed, and moved by buttons or by dragging. */
export function ListControl({ field, path, items, renderFields }: Props) {
  const form = useForm();
  const { t, interfaceLanguage: language, place } = useEdit();
  const { id } = fieldIds(form, path);
  const [open, setOpen] = useState<readonly string[]>(() =>
    // Opens the item with the field that the editor was sent to.
    items
      .filter((_, at) => place?.field.startsWith(`${[...path, at].join('.')}.`))
      .map((item) => String(item[itemKey])),
  );
  const [status, setStatus] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const label = inLanguage(field.label, language);
  const hasProblem = (index: number) =>
    Object.keys(form.problems).some((name) => name.startsWith(`${[...path, index].join('.')}.`));
  // An item with a problem is opened, and stays open afterwards: the field of the problem may have the focus.
  const wrong = items.filter((_, at) => hasProblem(at)).map((item) => String(item[itemKey]));
  const closed = wrong.filter((key) => !open.includes(key));
  if (closed.length > 0) setOpen([...open, ...closed]);
  const toggle = (key: string, isOpen: boolean) =>
    setOpen((keys) => (isOpen ? [...keys.filter((other) => other !== key), key] : keys.filter((k) => k !== key)));

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    form.changeItems(path, (all) => moved(all, from, to));
    setStatus(t('editMoved', { place: String(to + 1), count: String(items.length) }));
  };
  const drag = useItemDrag(list, (from, to) => {
    // The press on the grip has taken the focus away, so it goes to what was moved, and stays there.
    list.current?.children[from]?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    move(from, to);
  });
  const remove = (index: number) => {
    form.changeItems(path, (all) => all.filter((_, at) => at !== index));
    setStatus(t('editRemoved'));
    // The pressed button is removed with its item, so the focus moves to the button that adds one.
    list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const add = () => {
    const key = newKey();
    form.changeItems(path, (all) => [...all, { ...emptyValues(field.fields), [itemKey]: key }]);
    toggle(key, true);
    setStatus(t('editAdded', { count: String(items.length + 1) }));
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
            <ListItem
              key={key}
              name={name}
              index={index}
              isLast={index === items.length - 1}
              isOpen={open.includes(key)}
              grip={drag.gripOf(index)}
              isHeld={drag.heldIndex === index}
              dropSide={drag.sideOf(index)}
              onToggle={() => toggle(key, !open.includes(key))}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            >
              {renderFields([...path, index], item)}
            </ListItem>
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
        {status}
      </p>
    </fieldset>
  );
}
