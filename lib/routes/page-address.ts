/** The pages that have an address of their own (SPEC.md §2), which is their only one. */
const fixed: Readonly<Record<string, string>> = { homepage: '/', about: '/about', contact: '/contact' };

/** The address at which the site shows a page. */
export function addressOfKey(pageKey: string): string {
  return Object.hasOwn(fixed, pageKey) ? (fixed[pageKey] ?? '') : `/page/${pageKey}`;
}

/** The key of the page that the site shows at an address, or undefined where it shows none. */
export function keyOfAddress(address: string): string | undefined {
  const key = Object.keys(fixed).find((name) => fixed[name] === address) ?? /^\/page\/([^/?#]+)$/.exec(address)?.[1];
  return key !== undefined && addressOfKey(key) === address ? key : undefined;
}
