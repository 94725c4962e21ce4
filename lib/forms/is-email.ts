import { string } from 'yup';

const asciiEmail = string().email();

/** Yup's rule, for domains of other alphabets too, which it knows in their wire form alone. */
export function isEmail(value: string): boolean {
  const [, local, domain] = /^(.*)@([^@]*)$/.exec(value) ?? [];
  const host = `http://${domain}`;
  const isName = domain !== undefined && /^[^\s/?#:[\]%]+$/.test(domain) && URL.canParse(host);
  return isName && asciiEmail.isValidSync(`${local}@${new URL(host).hostname}`);
}
