'use client';

import { useEffect, useEffectEvent, useState } from 'react';

import { useEdit } from '../state/edit-context';
import type { FoundIcon } from './IconPicker';

const pauseMs = 250;

/**
 * The Turkish word of an icon, in the Turkish interface. A word that is typed becomes the name of its icon.
 *
 * @param name the field's value: the name of an icon, or what was typed
 * @param onName called with the name of the icon whose word was typed
 */
export function useIconWord(name: string, onName: (name: string) => void) {
  const { get, interfaceLanguage } = useEdit();
  const [icon, setIcon] = useState<FoundIcon>();
  const isAsked = interfaceLanguage === 'tr' && name !== '' && icon?.name !== name;
  const take = useEffectEvent((found: FoundIcon[]) => {
    const own = found.find((each) => each.name === name) ?? found.find(({ word }) => word === name);
    setIcon(own);
    if (own && own.name !== name) onName(own.name);
  });
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { data } = await get<FoundIcon[]>('icons', { query: name.replaceAll('-', ' ') });
      if (isCurrent && Array.isArray(data)) take(data);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Only the name decides what is fetched.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name, isAsked]);
  return {
    shown: (interfaceLanguage === 'tr' && icon?.name === name && icon.word) || name,
    /** Notes an icon that was chosen. */
    noteIcon: setIcon,
  };
}
