'use client';

import { lazy } from 'react';

import type { ContactFormProps } from './ContactFormShell';

/**
 * In a chunk of its own: pages without a form hydrate every section's islands too, and have no use for this one. It
 * stands in no Suspense boundary, so that the server never sends the page without the form.
 */
const ContactFormShell = lazy(async () => ({ default: (await import('./ContactFormShell')).ContactFormShell }));

export function ContactFormIsland(props: ContactFormProps) {
  return <ContactFormShell {...props} />;
}
