/** Where redirects may lead to outside the site. Pure, so that the rules can be tested without Payload. */

/** @param to in the spelling of `normalizeTo` */
export const leadsOutside = (to: string): boolean => !to.startsWith('/');

/**
 * A host of the operator's list, with its port where that is not 443, in the spelling of addresses.
 *
 * @returns undefined for what is no host
 */
export function hostOf(text: string): string | undefined {
  const address = `https://${text}`;
  if (!/^[^\s/?#@\\]+$/.test(text) || !URL.canParse(address)) return undefined;
  return new URL(address).host;
}

/** Whether a redirect may lead there: anywhere on the site, or to a host that the operator has listed. */
export function isAllowedTarget(to: string, hosts: readonly string[]): boolean {
  if (!leadsOutside(to)) return true;
  return URL.canParse(to) && hosts.includes(new URL(to).host);
}
