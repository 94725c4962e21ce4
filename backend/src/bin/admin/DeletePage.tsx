'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { deleteEvent } from './delete-event';
import { DeletePageDialog } from './DeletePageDialog';

/** The dialog that deletes the page of this form. It is beside the menu, which is gone once something is chosen. */
export function DeletePage() {
  const { id } = useDocumentInfo();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onAsked = ({ detail }: CustomEvent<unknown>) => detail === id && setIsOpen(true);
    const listener = onAsked as unknown as EventListener;
    document.addEventListener(deleteEvent, listener);
    return () => document.removeEventListener(deleteEvent, listener);
  }, [id]);
  return id && isOpen ? <DeletePageDialog id={id} onClosed={() => setIsOpen(false)} /> : null;
}
