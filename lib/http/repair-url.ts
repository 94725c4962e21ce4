/**
 * A request address whose percent-encoding can be decoded. Next answers 500 to one that cannot; with its
 * stray percent signs encoded it is an address like any other, and most likely unknown.
 *
 * @param url the request target as the client sent it
 */
export function repairUrl(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
