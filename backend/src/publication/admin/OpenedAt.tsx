'use client';

import { useAllFormFields, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { keyOfForm, noteOpened } from './opened-times';

const path = 'openedAt';

/** When the newest version was saved; undefined if that cannot be found out. */
async function readNewestTime(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/${address}?draft=true&depth=0&select[updatedAt]=true`, { cache: 'no-store' });
    const { updatedAt } = (await response.json()) as { updatedAt?: string };
    return updatedAt;
  } catch {
    return undefined;
  }
}

/** Sends the time of the content that this form shows with each save (`opened-at.ts`). It shows nothing. */
export function OpenedAt() {
  const { savedDocumentData, initialData, collectionSlug, globalSlug, id } = useDocumentInfo();
  const [fields, dispatch] = useAllFormFields();
  const isModified = useFormModified();
  const saved: unknown = (savedDocumentData ?? initialData)?.updatedAt;
  const [known, setKnown] = useState({ saved, time: saved });
  // The form has been saved, and shows that.
  if (known.saved !== saved) setKnown({ saved, time: saved });
  const wasSet = useRef(false);
  // Payload fills the form in an effect that runs after this one, and drops what it does not know.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsMounted(true));
    return () => clearTimeout(timer);
  }, []);
  const { time } = known;
  const address = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;

  useEffect(() => {
    if (typeof time === 'string') noteOpened(keyOfForm(collectionSlug, id), time);
  }, [time, collectionSlug, id]);

  useEffect(() => {
    if (fields[path]?.value === time) wasSet.current = typeof time === 'string';
    if (!isMounted || typeof time !== 'string' || fields[path]?.value === time) return;
    // Payload fills the form anew after it has unpublished or reverted the document, and does not say what it has saved.
    const isFilledAnew = wasSet.current && fields[path] === undefined && !isModified;
    dispatch({ type: 'UPDATE', path, value: time, valid: true });
    if (!isFilledAnew) return;
    void readNewestTime(address).then((newest) => newest && setKnown((now) => ({ ...now, time: newest })));
  }, [isMounted, time, fields, isModified, address, dispatch]);
  return null;
}
