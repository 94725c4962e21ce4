'use client';

import { lazy } from 'react';

import type { ContactFormProps } from './ContactFormShell';

/**
 * A separate chunk, because every page loads the islands of all sections, also pages without a form. It has
 * no Suspense boundary, so that the server always sends the page with its form.
 */
const ContactFormShell = lazy(async () => ({ default: (await import('./ContactFormShell')).ContactFormShell }));

export function ContactFormIsland(props: ContactFormProps) {
  return <ContactFormShell {...props} />;
}
