import { isPath } from '../../../lib/sections/is-link';
import { platformAddress } from '../../../lib/sections/parse-media';

/** The rules of the text kinds. Pure functions, so that they can be tested without Payload. */
export { isLink, isPath } from '../../../lib/sections/is-link';

/** The longest key that a call of the contract accepts. */
export const MAX_KEY_LENGTH = 200;
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(\d*\.?\d+)\s*)?\)$/i;
const LENGTH = /^\d+(\.\d+)?(px|rem|vh|svh|%)$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Keys of pages, and names of icons. */
export function isKey(value: string): boolean {
  return value.length <= MAX_KEY_LENGTH && KEY.test(value);
}

/** An opaque colour as hex. */
export function isHexColor(value: string): boolean {
  return HEX.test(value);
}

/** 3- or 6-digit hex, rgb(), or rgba() with an alpha of 0 to 1. */
export function isColor(value: string): boolean {
  if (HEX.test(value)) return true;
  const match = RGB.exec(value);
  if (!match) return false;
  const [, red, green, blue, alpha] = match;
  const hasAlpha = /^rgba/i.test(value);
  if (hasAlpha !== (alpha !== undefined)) return false;
  return [red, green, blue].every((part) => Number(part) <= 255) && (alpha === undefined || Number(alpha) <= 1);
}

export function isLength(value: string): boolean {
  return LENGTH.test(value);
}

/** An existing day, written as YYYY-MM-DD. */
export function isDate(value: string): boolean {
  if (!DATE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const isWebAddress = (value: string): boolean => /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);

/** A film that is not an uploaded file. The site shows one over `http:` only if it is on a platform. */
export function isMovieAddress(value: string): boolean {
  if (isPath(value)) return true;
  return (/^https:/i.test(value) || platformAddress(value) !== undefined) && isWebAddress(value);
}

/** What could be stored as a film before the rule of {@link isMovieAddress}, and may stay where it is. */
export const isFormerMovieAddress = (value: string): boolean => isPath(value) || isWebAddress(value);

/** A language code such as `tr` or `pt-BR`. */
export function isLanguageCode(value: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value);
}
