'use client';

import type { ReactNode } from 'react';

import { CloseIcon } from '@/components/forms/FormIcons';

import { DownIcon, GripIcon, UpIcon } from '../EditIcons';
import { useEdit } from '../state/edit-context';
import look from './Controls.module.scss';
import type { DropSide, useItemDrag } from './use-item-drag';

interface Props {
  /** The number of the item and its first text. */
  name: string;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  /** What the grip does. */
  grip: ReturnType<ReturnType<typeof useItemDrag>['gripOf']>;
  isHeld: boolean;
  /** On which side of this item the dragged one would be put down. */
  dropSide: DropSide | undefined;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** The fields of the item. */
  children: ReactNode;
}

/** An item of a list: its name opens it, buttons or dragging move it, and the last button removes it. */
export function ListItem({ name, index, isLast, isOpen, grip, isHeld, dropSide, children, ...on }: Props) {
  const { t } = useEdit();
  return (
    <li data-held={isHeld || undefined} data-drop={dropSide}>
      <div className={look.itemHead}>
        <span className={look.grip} data-grip="" aria-hidden="true" title={t('editDrag')} {...grip}>
          <GripIcon />
        </span>
        <button type="button" className={look.itemName} aria-expanded={isOpen} onClick={on.onToggle}>
          {name}
        </button>
        <button
          type="button"
          className={look.itemButton}
          aria-label={t('editMoveUp', { name })}
          aria-disabled={index === 0}
          onClick={() => on.onMove(index - 1)}
        >
          <UpIcon />
        </button>
        <button
          type="button"
          className={look.itemButton}
          aria-label={t('editMoveDown', { name })}
          aria-disabled={isLast}
          onClick={() => on.onMove(index + 1)}
        >
          <DownIcon />
        </button>
        <button
          type="button"
          className={look.itemButton}
          aria-label={t('editRemoveItem', { name })}
          onClick={on.onRemove}
        >
          <CloseIcon />
        </button>
      </div>
      {isOpen && <div className={look.itemBody}>{children}</div>}
    </li>
  );
}
