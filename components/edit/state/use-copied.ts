'use client';

import { useSyncExternalStore } from 'react';

import { definitions } from '@/components/sections/definitions';
import { type CopiedSection, readCopied, storedCopy, watchCopied } from '@/lib/edit/copied-section';
import { inLanguage } from '@/lib/i18n/languages';

import { shownTypes } from '../section/shown-types';
import { useEdit } from './edit-context';

interface Copied extends CopiedSection {
  /** Its type and its title. */
  name: string;
  /** Whether this page shows sections of its type. */
  isPossible: boolean;
}

/** The section that this editor has copied last, on this page or another one. */
export function useCopied(): Copied | undefined {
  const { user, interfaceLanguage, pageKey } = useEdit();
  const text = useSyncExternalStore(
    watchCopied,
    () => storedCopy(user.id),
    () => null,
  );
  const copied = readCopied(text);
  const definition = definitions.find(({ type }) => type === copied?.type);
  if (!copied || !definition) return undefined;
  const label = inLanguage(definition.label, interfaceLanguage);
  const name = copied.title ? `${label}, ${copied.title}` : label;
  return { ...copied, name, isPossible: shownTypes(pageKey).includes(copied.type) };
}
