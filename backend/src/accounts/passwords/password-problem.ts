import { commonPasswords, commonWords } from './common-passwords';

export const MIN_PASSWORD_LENGTH = 12;
/** An upper limit, because long passwords cost the server hashing time. */
const MAX_PASSWORD_LENGTH = 200;
/** How many characters must remain after the owner's own words are removed. */
const MIN_OF_ITS_OWN = 8;
const MIN_OWN_WORD = 4;

export type PasswordProblem = 'short' | 'long' | 'common' | 'own';

/** Removes case and accents, since guessing tools try them too: `Şifre` becomes `sifre`. */
function fold(text: string): string {
  return text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
}

/** `abcabcabcabc`, `aaaaaaaaaaaa`. */
const isRepetition = (text: string) => /^(.{1,4}?)\1{2,}.{0,3}$/su.test(text);

/** Consecutive letters or digits, up or down: `123456789012`, `abcdefghijkl`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const even = steps.filter((step) => Math.abs(step) <= 1 || Math.abs(step) === 9);
  return even.length >= steps.length - 1;
}

/** A common word, repeated or with digits and symbols added: `Password2026!`, `qwertyqwerty`. */
function isCommonWord(text: string): boolean {
  const bare = text.replace(/[^a-z]+/g, '');
  if (commonWords.has(bare)) return true;
  const [, unit = ''] = /^(.{4,}?)\1+$/s.exec(bare) ?? [];
  return commonWords.has(unit);
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const folded = fold(password);
  return commonPasswords.has(lower) || isRepetition(folded) || isSequence(folded) || isCommonWord(folded);
}

/** The words of an account: the parts of its e-mail and name, and of the company's name. */
function ownWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => fold(text ?? '').split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter((word) => word.length >= MIN_OWN_WORD).sort((a, b) => b.length - a.length);
}

function isOwn(password: string, words: readonly string[]): boolean {
  const folded = fold(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest !== folded && rest.length < MIN_OF_ITS_OWN;
}

/**
 * Why a password is refused, or undefined for an accepted one.
 *
 * @param own names of the account and the company: e-mail, name, hosts
 */
export function passwordProblem(
  password: string,
  own: readonly (string | null | undefined)[],
): PasswordProblem | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'long';
  if (isCommon(password)) return 'common';
  return isOwn(password, ownWords(own)) ? 'own' : undefined;
}
