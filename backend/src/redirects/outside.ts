/** The rules for redirects to other sites. Pure functions, so that they can be tested without Payload. */

/** @param to as `normalizeTo` returns it */
export const leadsOutside = (to: string): boolean => !to.startsWith('/');

/**
 * A host of the operator's list in normal form, with its port unless it is 443.
 *
 * @returns undefined if it is not a host
 */
export function hostOf(text: string): string | undefined {
  const address = `https://${text}`;
  if (!/^[^\s/?#@\\]+$/.test(text) || !URL.canParse(address)) return undefined;
  return new URL(address).host;
}

/** Whether a target is allowed: on the site, or on a listed host. */
export function isAllowedTarget(to: string, hosts: readonly string[]): boolean {
  if (!leadsOutside(to)) return true;
  return URL.canParse(to) && hosts.includes(new URL(to).host);
}
