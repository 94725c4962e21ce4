'use client';

import type { ReactNode } from 'react';

import { CloseIcon } from '@/components/forms/FormIcons';

import { DownIcon, GripIcon, UpIcon } from '../EditIcons';
import { useEdit } from '../state/edit-context';
import look from './Controls.module.scss';

interface Props {
  /** The number of the item and its first text. */
  name: string;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  /** Whether an item of the same list is dragged. */
  canDrop: () => boolean;
  onDrag: (isDragged: boolean) => void;
  /** The dragged item was dropped on this item. */
  onDrop: () => void;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** The fields of the item. */
  children: ReactNode;
}

/** An item of a list: its name opens it, buttons or dragging move it, and the last button removes it. */
export function ListItem({ name, index, isLast, isOpen, children, ...on }: Props) {
  const { t } = useEdit();
  return (
    <li
      onDragOver={(event) => on.canDrop() && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        on.onDrop();
      }}
    >
      <div className={look.itemHead}>
        <span
          className={look.grip}
          draggable
          aria-hidden="true"
          title={t('editDrag')}
          onDragStart={(event) => {
            on.onDrag(true);
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
          }}
          onDragEnd={() => on.onDrag(false)}
        >
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
