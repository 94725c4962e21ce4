import { string } from 'yup';

const asciiEmail = string().email();

/** Yup's rule, extended to domains in other alphabets, which Yup accepts in punycode only. */
export function isEmail(value: string): boolean {
  const [, local, domain] = /^(.*)@([^@]*)$/.exec(value) ?? [];
  const host = `http://${domain}`;
  const isName = domain !== undefined && /^[^\s/?#:[\]%]+$/.test(domain) && URL.canParse(host);
  return isName && asciiEmail.isValidSync(`${local}@${new URL(host).hostname}`);
}
