import { consentChange } from '../browser/site-events';
import { writeCookie } from '../browser/write-cookie';

import { type Category, type Choice, consentCookie, consentVersion } from './consent';

/** In seconds: after half a year visitors are asked again. */
const consentAge = 180 * 24 * 60 * 60;

/** Stores a choice with its version and time, which the company may have to prove, and sends the event. */
export function writeConsent(choice: Choice): void {
  const answer = (category: Category) => (choice[category] ? 'yes' : 'no');
  const entries = {
    version: consentVersion,
    time: new Date().toISOString(),
    functional: answer('functional'),
    media: answer('media'),
  };
  writeCookie(consentCookie, String(new URLSearchParams(entries)), consentAge);
  window.dispatchEvent(new Event(consentChange));
}
