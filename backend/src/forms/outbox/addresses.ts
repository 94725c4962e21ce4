/** An absolute address of the site, or of the admin. */
export function addressOnSite(base: string, path: string, query: Record<string, string> = {}): string {
  const parameters = new URLSearchParams(query).toString();
  return `${base}${path}${parameters && `?${parameters}`}`;
}
