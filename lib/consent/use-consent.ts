import { useSyncExternalStore } from 'react';

import { consentChange } from '../browser/site-events';
import { allows, type Category } from './consent';

/** A choice made in another tab takes effect here when this tab becomes visible again. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener(consentChange, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener(consentChange, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Whether the visitor allows a category, updated on every change; false on the server and until hydration. */
export function useConsent(category: Category): boolean {
  return useSyncExternalStore(
    subscribe,
    () => allows(category),
    () => false,
  );
}
