import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { defaultLanguage, type Language } from './languages';

/** The country of numbers without a country code. */
const country = 'TR';
const turkishCode = '90';

/** A text that is exactly one number: no second number, no extension, no words. */
const oneNumber = /^[\d\s()+./-]+$/;
const separator = /\s[/-]\s|[,;]/;

function parse(phone: string) {
  if (!oneNumber.test(phone) || separator.test(phone)) return undefined;
  const number = parsePhoneNumberFromString(phone, country);
  return number?.isPossible() ? number : undefined;
}

/**
 * A `tel:` address in E.164: `0 (312) 555 12 34` → `tel:+903125551234`. Of several numbers it takes the first.
 *
 * @param phone as the content has it, with or without a country code
 */
export function phoneHref(phone: string): string {
  const [first = phone] = phone.split(/\s[/-]\s|[,;]|[^\d\s()+./-]/);
  const number = parse(first.trim());
  // Company short numbers (444 1 234) can be dialled only within the country, and only as they are.
  const isShort = number?.countryCallingCode === turkishCode && number.nationalNumber.length < 10;
  if (number && !isShort) return `tel:${number.number}`;
  return `tel:${first.replace(/[^\d+]/g, '')}`;
}

/**
 * A phone number as a language writes it: `0 (312) 555 12 34` in Turkish, `+90 312 555 12 34` in others. A text that is
 * not a single number is unchanged.
 *
 * @param phone as the content has it
 */
export function phoneText(phone: string, language: Language): string {
  const number = parse(phone);
  if (!number) return phone;
  if (number.countryCallingCode !== turkishCode) return number.formatInternational();
  const [, area, exchange, tens, ones] = /^(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(number.nationalNumber) ?? [];
  if (!area) return phone;
  return language === defaultLanguage
    ? `0 (${area}) ${exchange} ${tens} ${ones}`
    : `+90 ${area} ${exchange} ${tens} ${ones}`;
}
