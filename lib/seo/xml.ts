const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as XML writes it, for content and attributes alike. */
export const escapeXml = (text: string) =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => escapes[character] ?? character) : text;

/** A document without the characters that XML cannot hold, such as the line breaks that word processors paste. */
export const withoutControls = (xml: string) => xml.toWellFormed().replace(/[^\P{Cc}\n\r\t]/gu, ' ');
