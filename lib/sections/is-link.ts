/** A path on the site itself. A second slash would name another host. */
export function isPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/** Allowed targets of links; scripts and other schemes are refused. */
export function isLink(value: string): boolean {
  if (isPath(value) || /^#[^\s]*$/.test(value)) return true;
  if (/^https?:\/\/[^\s]+$/i.test(value)) return URL.canParse(value);
  return /^mailto:[^\s@]+@[^\s@]+$/i.test(value) || /^tel:\+?[\d().\- ]+$/i.test(value);
}
