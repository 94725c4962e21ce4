const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes a text for XML, for content and attributes. */
export const escapeXml = (text: string) =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => escapes[character] ?? character) : text;

/** Removes characters that XML does not allow, such as the line breaks that word processors paste. */
export const withoutControls = (xml: string) => xml.toWellFormed().replace(/[^\P{Cc}\n\r\t]/gu, ' ');
