/** What a host cannot have, and what the URL parser would read as the end of one. */
const notInHost = /[\s/?#%\\:@[\]]/;

/**
 * The form in which two spellings of a mail address are compared. Capitals and the encoding of letters do not count, in
 * any alphabet, and a domain is the same in letters and in punycode. Other letters are another address: `ş` is not `s`.
 *
 * @param address as somebody has typed it; an invalid one has a key too
 * @returns a text for comparison only, never to be shown or mailed to
 */
export function addressKey(address: string): string {
  const folded = address.trim().normalize('NFC').toLowerCase();
  const domainAt = folded.lastIndexOf('@') + 1;
  return folded.slice(0, domainAt) + hostOf(folded.slice(domainAt));
}

const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

/** @returns the domain in ASCII, or unchanged where it is not a domain */
function hostOf(domain: string): string {
  const address = `http://${domain}`;
  // One in ASCII is as it should be already, and the parser would read numbers as an IP address.
  if (isAscii(domain) || notInHost.test(domain) || !URL.canParse(address)) return domain;
  return new URL(address).hostname;
}
