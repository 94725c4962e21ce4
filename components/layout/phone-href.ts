/** A `tel:` address of a phone number that is written with its country code. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
